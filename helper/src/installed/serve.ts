import { join } from 'node:path';
import { runProgram } from '../cli/run-program.ts';
import type { HelperConfig } from '../config.ts';
import { PortTakenError, startHelper } from '../start-helper.ts';
import { askPort } from './ask-helper.ts';
import { noteProcess } from './process-file.ts';
import { createRotatingLog } from './rotating-log.ts';

/** Runs the installed helper until it is stopped. */
export function serve(config: HelperConfig): Promise<void> {
  return runProgram(
    async (logger) => {
      try {
        const helper = await startHelper({ ...config, logger });
        noteProcess(config.dataDir);
        logger.info('listening', { url: helper.url, pid: process.pid });
        return helper;
      } catch (error) {
        throw error instanceof PortTakenError ? await betterSaid(error, config) : error;
      }
    },
    createRotatingLog(join(config.dataDir, 'logs')),
  );
}

/** Says who has the port, where that is another helper. */
async function betterSaid(error: PortTakenError, { port, user }: HelperConfig): Promise<PortTakenError> {
  const state = await askPort(port);
  if (state.kind !== 'helper') return error;
  return new PortTakenError(
    state.user === undefined || state.user === user
      ? `The printer helper runs already: http://localhost:${port}`
      : `The printer helper of ${state.user} already runs on this computer, and there can be only one: sign ${state.user} out, or print by their helper and allow the app at http://localhost:${port}/pair.`,
  );
}
