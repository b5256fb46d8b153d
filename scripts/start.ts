/** `pnpm start`: the app, its services and the printer helper, with the demo organisation, on this machine. */
import { resolve } from 'node:path';
import { buildAppIfStale } from './app-build.ts';
import {
  printWelcome,
  readLocalSettings,
  requireFreePorts,
  runTogether,
  startPrograms,
} from './local-programs.ts';

const settings = readLocalSettings();
const { root, host, port, appUrl, helperUrl } = settings;

await requireFreePorts(settings);
if (await buildAppIfStale(root)) console.log('Built the app.');
const { server, helper } = startPrograms(settings, { host, port, staticDir: resolve(root, 'dist') });

await runTogether([server, helper], {
  begin: async () => {
    await Promise.all([server.ready(`${appUrl}/health`), helper.ready(`${helperUrl}/health`)]);
    printWelcome(settings);
  },
  end: async () => {
    // The helper first: it finishes the jobs it has accepted, and receives no new ones.
    await helper.stop();
    await server.stop();
  },
});
