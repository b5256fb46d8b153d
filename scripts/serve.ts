/** `pnpm serve`: the app and its services for production. No demo data and no helper; configured by the environment. */
import { resolve } from 'node:path';
import { readEnvironment } from '../server/src/program/cli/environment.ts';
import { buildAppIfStale } from './app-build.ts';

const root = resolve(import.meta.dirname, '..');

try {
  readEnvironment(process.env);
  process.env['DEMO'] = '0';
  process.env['DATA_DIR'] = resolve(root, process.env['DATA_DIR'] || '.data');
  if (!process.env['STATIC_DIR']) {
    if (await buildAppIfStale(root)) console.error('Built the app.');
    process.env['STATIC_DIR'] = resolve(root, 'dist');
  }
  process.env['HELPER_DIR'] ||= resolve(root, 'dist-helper');
  await import('../server/src/program/cli/serve.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
