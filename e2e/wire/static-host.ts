import { openHost, type Host } from '../stage/host.ts';
import { answerFromBuild } from '../stage/static-app.ts';

/** Opens a plain file server: the built app and its own config.json, as any web host would serve them. */
export const openStaticHost = (port: number, config: Readonly<Record<string, string>>): Promise<Host> =>
  openHost(async ({ url }) => answerFromBuild(new URL(url).pathname, config), port);
