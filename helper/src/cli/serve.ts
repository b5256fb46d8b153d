import { readConfig } from '../config.ts';
import { startHelper } from '../start-helper.ts';
import { runProgram } from './run-program.ts';

await runProgram(async (logger) => {
  const helper = await startHelper({ ...readConfig(process.env), logger });
  logger.info('listening', { url: helper.url, pid: process.pid });
  return helper;
});
