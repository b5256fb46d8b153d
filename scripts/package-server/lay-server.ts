import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BILL, billOf } from '../licences/bill-of-materials.ts';
import { noticesOf, PROGRAM_NOTICES } from '../licences/notices.ts';
import { run } from '../packaging/run.ts';
import { NODE_VERSION } from './server-node.ts';
import { removeUnusedFiles } from './unused-files.ts';

/** What is copied as it is, from the root of the project. */
const copied = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE', 'server/drizzle', 'dist'];
/** Sources and manifests of the rooms that the server is made of. */
const rooms = ['server', 'label-core'];

/** Tests never reach production. */
const isOfTests = (path: string): boolean => /\.test\.tsx?$|\/testing(\/|$)/.test(path);

/**
 * Lays the server out in an empty folder as it runs there: its sources, the packages that it needs of others, the built app,
 * the packages of the printer helper if they were made, a migrated, empty store, the notices of third parties and the bill of
 * materials. It asks the npm registry for what is in no cache.
 * @param root folder of the project, with the built app in `dist`
 * @param nodeLicenceIs where the licence of Node is found there, for whoever reads the notices
 * @throws Error when the app is not built, packages cannot be installed, or a licence is missing
 */
export async function layServer(root: string, folder: string, nodeLicenceIs: string): Promise<void> {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('There is no app: run `pnpm build` first.');
  mkdirSync(folder, { recursive: true });
  const copy = (path: string) =>
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !isOfTests(source.slice(root.length)),
    });
  for (const path of copied) copy(path);
  for (const room of rooms) for (const part of ['package.json', 'src']) copy(join(room, part));
  if (existsSync(join(root, 'dist-helper/releases.json'))) copy('dist-helper');
  writeFileSync(join(folder, 'package.json'), rootManifest(root));
  // The lock file of the project names the app's packages too: what is left of it here is not frozen, but stays as it is.
  const words = ['install', '--prod', '--no-frozen-lockfile', '--prefer-offline', '--filter', 'server...'];
  await run('pnpm', words, { cwd: folder, env: { CI: 'true' } });
  removeUnusedFiles(folder);
  const make =
    "import('./server/src/foundation/store/store-template.ts').then(({ storeTemplate }) => storeTemplate())";
  await run(process.execPath, ['--eval', make], { cwd: folder });
  const notices = noticesOf(root, 'server', { version: NODE_VERSION, licenceIs: nodeLicenceIs });
  writeFileSync(join(folder, PROGRAM_NOTICES), notices);
  writeFileSync(join(folder, BILL), await billOf(root, 'server', NODE_VERSION));
}

/** Returns the manifest of the project without the packages of the app. */
function rootManifest(root: string): string {
  const { name, version, license, type } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return `${JSON.stringify({ name, version, private: true, license, type }, null, 2)}\n`;
}
