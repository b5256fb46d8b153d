/** `pnpm start`: the app, its services and the printer helper, with the demo organisation, on this machine. */
import { resolve } from 'node:path';
import { demoAccounts, demoPassword, freeAccounts } from '../server/src/demo/demo-accounts.ts';
import { buildAppIfStale } from './app-build.ts';
import { ChildProgram } from './child-program.ts';

const root = resolve(import.meta.dirname, '..');
const port = process.env['PORT'] ?? '8080';
const helperPort = process.env['HELPER_PORT'] ?? '27417';
const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');
const appUrl = `http://localhost:${port}`;
const helperUrl = `http://localhost:${helperPort}`;

if (await buildAppIfStale(root)) console.log('Built the app.');

const programs = [
  new ChildProgram({
    name: 'server',
    file: resolve(root, 'server/src/cli/serve.ts'),
    logFile: resolve(dataDir, 'logs/server.log'),
    env: {
      PORT: port,
      // The demo's passwords are known to everybody: it listens to this computer only.
      HOST: process.env['HOST'] ?? 'localhost',
      DATA_DIR: dataDir,
      STATIC_DIR: resolve(root, 'dist'),
      HELPER_URL: helperUrl,
      DEMO: '1',
    },
  }),
  new ChildProgram({
    name: 'helper',
    file: resolve(root, 'helper/src/cli/serve.ts'),
    logFile: resolve(dataDir, 'logs/helper.log'),
    env: {
      HELPER_PORT: helperPort,
      DATA_DIR: dataDir,
      HELPER_ORIGINS: process.env['HELPER_ORIGINS'] ?? `${appUrl},http://127.0.0.1:${port}`,
    },
  }),
] as const;
const [server, helper] = programs;

let isStopping = false;
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // The helper first: what it has taken it finishes, and nothing new reaches it.
  await helper.stop();
  await server.stop();
  process.exitCode = exitCode;
}
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
for (const program of programs) void program.exited.then((code) => stop(isStopping ? 0 : code || 1));

try {
  await Promise.all([server.ready(`${appUrl}/health`), helper.ready(`${helperUrl}/health`)]);
  console.log(`\n  Platen is ready:  ${appUrl}`);
  console.log(`  Printer helper:   ${helperUrl}  (prints to ${resolve(dataDir, 'prints')})`);
  console.log(`\n  Demo accounts, password ${demoPassword}:`);
  for (const { email } of [...demoAccounts, ...freeAccounts]) console.log(`    ${email}`);
  console.log('\n  Ctrl-C stops it.\n');
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
