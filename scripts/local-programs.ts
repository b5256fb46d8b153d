import { resolve } from 'node:path';
import {
  demoAccounts,
  demoPassword,
  freeAccounts,
  visitor,
} from '../server/src/program/demo/demo-accounts.ts';
import { paths } from '../src/shared/routes/paths.ts';
import { ChildProgram } from './child-program.ts';
import { requireFreePort } from './require-free-port.ts';

/** Settings of `pnpm start` and `pnpm dev` from the environment. */
export interface LocalSettings {
  readonly root: string;
  readonly host: string;
  readonly port: string;
  readonly dataDir: string;
  readonly appUrl: string;
  readonly helperPort: string;
  readonly helperUrl: string;
}

export function readLocalSettings(): LocalSettings {
  const root = resolve(import.meta.dirname, '..');
  const port = process.env['PORT'] || '8080';
  const helperPort = process.env['HELPER_PORT'] || '27417';
  return {
    root,
    // The demo's passwords are public, so it listens to this computer only.
    host: process.env['HOST'] || 'localhost',
    port,
    dataDir: resolve(root, process.env['DATA_DIR'] || '.data'),
    appUrl: `http://localhost:${port}`,
    helperPort,
    helperUrl: `http://localhost:${helperPort}`,
  };
}

/** Exits with code 1 and a sentence when another program uses one of the ports, before anything is started. */
export async function requireFreePorts({ host, port, helperPort }: LocalSettings): Promise<void> {
  try {
    await requireFreePort({ host, port, name: 'server', setting: 'PORT' });
    await requireFreePort({
      host: '127.0.0.1',
      port: helperPort,
      name: 'printer helper',
      setting: 'HELPER_PORT',
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

interface ServerPlace {
  readonly host: string;
  readonly port: string;
  readonly staticDir: string;
  /** Restarts both programs whenever one of their files changes. */
  readonly isWatched?: boolean;
}

/** Starts the server with the demo organisation, and the printer helper. */
export function startPrograms(
  { root, port, dataDir, appUrl, helperPort, helperUrl }: LocalSettings,
  place: ServerPlace,
): { readonly server: ChildProgram; readonly helper: ChildProgram } {
  const isWatched = place.isWatched ?? false;
  return {
    server: new ChildProgram({
      name: 'server',
      file: resolve(root, 'server/src/program/cli/serve.ts'),
      isWatched,
      logFile: resolve(dataDir, 'logs/server.log'),
      env: {
        HOST: place.host,
        PORT: place.port,
        DATA_DIR: dataDir,
        STATIC_DIR: place.staticDir,
        HELPER_DIR: process.env['HELPER_DIR'] || resolve(root, 'dist-helper'),
        HELPER_URL: helperUrl,
        DEMO: '1',
      },
    }),
    helper: new ChildProgram({
      name: 'helper',
      file: resolve(root, 'helper/src/cli/serve.ts'),
      isWatched,
      logFile: resolve(dataDir, 'logs/helper.log'),
      env: {
        HELPER_PORT: helperPort,
        DATA_DIR: dataDir,
        HELPER_ORIGINS: process.env['HELPER_ORIGINS'] || `${appUrl},http://127.0.0.1:${port}`,
      },
    }),
  };
}

/** Prints the addresses, the folder of the prints and the demo accounts. */
export function printWelcome({ appUrl, helperUrl, dataDir }: LocalSettings): void {
  console.log(`\n  Platen is ready:  ${appUrl}`);
  console.log(`  Printer helper:   ${helperUrl}  (prints to ${resolve(dataDir, 'prints')})`);
  console.log(`\n  Demo accounts, password ${demoPassword}:`);
  for (const { email } of [...demoAccounts, visitor, ...freeAccounts]) console.log(`    ${email}`);
  console.log(`\n${tourOf(appUrl).join('\n')}`);
  console.log('\n  Ctrl-C stops it.\n');
}

/** Returns the lines of a tour in five steps: from signing in to a label that is printed into a folder. */
export function tourOf(appUrl: string): readonly string[] {
  const at = (path: string) => `${appUrl}/#${path}`;
  const steps = [
    ['Sign in', appUrl, `${visitor.email}, password ${demoPassword}`],
    ['Look at the printers', at(paths.printers), '“Save to folder” prints into files'],
    ['Look at the articles', at(paths.articles), 'or import your own: Import data'],
    ['Design a label', at(paths.labelDesignNew), 'blank, from a standard label, or from a file'],
    ['Print it', at(paths.printLabels), 'any label that is published; a new one is reviewed first'],
  ] as const;
  const wide = Math.max(...steps.map(([does]) => does.length));
  return [
    '  The first minute:',
    ...steps.map(
      ([does, address, hint], index) => `    ${index + 1}. ${does.padEnd(wide)}  ${address}  (${hint})`,
    ),
  ];
}

/**
 * Runs programs until a signal or until one of them ends: then `end` is called once, and the process exits with code 0
 * after a signal, else with the code of the program. `begin` prepares; if it fails, everything ends with code 1.
 */
export async function runTogether(
  programs: readonly ChildProgram[],
  { begin, end }: { readonly begin: () => Promise<void>; readonly end: () => Promise<void> },
): Promise<void> {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await end();
    process.exitCode = exitCode;
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  for (const program of programs) void program.exited.then((code) => stop(code || 1));
  try {
    await begin();
  } catch (error) {
    if (!isStopping) console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
