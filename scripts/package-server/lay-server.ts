import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../packaging/run.ts';

/** What is copied as it is, from the root of the project. */
const copied = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'LICENSE', 'server/drizzle', 'dist'];
/** Sources and manifests of the rooms that the server is made of. */
const rooms = ['server', 'label-core'];

/** Tests never reach production. */
const isOfTests = (path: string): boolean => /\.test\.tsx?$|\/testing(\/|$)/.test(path);

/**
 * Lays the server out in an empty folder as it runs there: its sources, the packages that it needs of others, the built app,
 * the packages of the printer helper if they were made, and a migrated, empty store. It asks the npm registry for what is in
 * no cache.
 * @param root folder of the project, with the built app in `dist`
 * @throws Error when the app is not built, or packages cannot be installed
 */
export async function layServer(root: string, folder: string): Promise<void> {
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
  const make =
    "import('./server/src/foundation/store/store-template.ts').then(({ storeTemplate }) => storeTemplate())";
  await run(process.execPath, ['--eval', make], { cwd: folder });
}

/** Returns the manifest of the project without the packages of the app. */
function rootManifest(root: string): string {
  const { name, version, license, type } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return `${JSON.stringify({ name, version, private: true, license, type }, null, 2)}\n`;
}
