import { readConnectConfig } from '../connect/connect-config.ts';
import { startConnect } from '../connect/start-connect.ts';
import { runProgram } from './run-program.ts';

await runProgram((logger) => {
  const config = readConnectConfig(process.env);
  const program = startConnect(config, { logger });
  const { server, agentKey, connector } = config;
  logger.info('started', {
    server,
    agent: agentKey !== null,
    connector: connector !== null,
    pid: process.pid,
  });
  return program;
});
