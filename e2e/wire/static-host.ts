import { openHost, type Host } from '../stage/host.ts';
import { answerFromBuild } from '../stage/static-app.ts';

/** A plain file server: the built app and a config.json of its own, as any web host would serve them. */
export const openStaticHost = (port: number, config: Readonly<Record<string, string>>): Promise<Host> =>
  openHost(async ({ url }) => answerFromBuild(new URL(url).pathname, config), port);
