/** Runs the server: `node server/src/program/cli/serve.ts`, configured by the environment (environment.ts). */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createJsonLogger } from '../../foundation/work/logger.ts';
import { requireFreeDataDir } from '../../foundation/store/data-dir-lock.ts';
import { StoreRefusal } from '../../foundation/store/store-refusal.ts';
import { readEnvironment, SetupError } from './environment.ts';
import { quickResolve } from './quick-resolve.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Time to finish background work and to write the store, after the last request. */
const CLOSE_SECONDS = 10;

/** Exit code for a reason that does not pass by itself: whoever supervises this program need not start it again. */
const LASTING = 78;

const isLasting = (error: unknown) =>
  (error instanceof StoreRefusal || error instanceof SetupError) && !error.mayPass;

const logger = createJsonLogger((line) => process.stdout.write(line));

try {
  const env = readEnvironment(process.env);
  // Before the program itself is loaded, so that the start of a second server is refused at once.
  if (!env.DATABASE_URL) requireFreeDataDir(env.DATA_DIR);
  // Memory grows in small steps: otherwise loading the program makes room of 150 MB for short-lived objects, which it
  // keeps, and an import of 100,000 rows takes 150 MB more before the first garbage is collected. Labels are drawn as fast.
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
  // Otherwise it is compiled at each start. Where the folder cannot be written, nothing is kept.
  enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
  const endQuickResolve = quickResolve();
  const { startServer } = await import('./start-server.ts');
  endQuickResolve();
  let stop: ((reason: string) => void) | undefined;
  const onTooOld = (sentence: string) => {
    process.exitCode = LASTING;
    stop?.(sentence);
  };
  const server = await startServer(env, logger, { onTooOld });
  // Rendering makes garbage all the time: collecting it less often takes a fifth less of the processors for a print. Beside
  // the embedded database it would keep 180 MB more.
  if (env.DATABASE_URL) setFlagsFromString('--heap-growing-percent=80');
  logger.info('ready', {
    url: server.url,
    store: env.DATABASE_URL ? 'postgresql' : 'pglite',
    demo: server.isDemo,
  });
  if (!env.DATABASE_URL) {
    logger.warn(
      'The embedded store serves one process and does not survive a power failure for certain. ' +
        'For more, set DATABASE_URL to a PostgreSQL server.',
    );
  }
  if (server.setupLink !== undefined) {
    // Not written to the log: logs are collected and kept, and this is a key.
    process.stderr.write(
      `\n  Platen is not set up yet. Open this link within 24 hours to create the first organisation:\n\n` +
        `  ${server.setupLink}\n\n`,
    );
  }
  stop = stopOnSignal(server, {
    logger,
    limitMs: (env.DRAIN_SECONDS + env.STOP_SECONDS + CLOSE_SECONDS) * 1000,
  });
} catch (error) {
  console.error(error instanceof StoreRefusal || error instanceof SetupError ? error.message : error);
  process.exitCode = isLasting(error) ? LASTING : 1;
}
