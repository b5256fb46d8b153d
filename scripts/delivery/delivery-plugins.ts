import type { Plugin } from 'vite';
import { appPacks, appScreens } from './app-screens.ts';
import { compressBuild } from './compress-build.ts';
import { groupChunks } from './chunk-groups.ts';
import { inlineScripts } from './inline-scripts.ts';
import { startScript } from './start-script-plugin.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

/**
 * Plugins for how the app reaches the browser: in few files, compressed, and asked for by a script in the page.
 * @param root root of the project
 * @param sourcePlugins plugins without which the sources cannot be read
 */
export const deliveryPlugins = (root: string, sourcePlugins: () => readonly Plugin[]): Plugin[] => [
  groupChunks(root, sourcePlugins),
  inlineScripts(),
  startScript({ screens: () => appScreens(root), signInPath: '/login', packs: appPacks() }),
  thirdPartyNotices(root),
  compressBuild(),
];
