import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemaFingerprint } from './migrations.ts';
import { migratePglite } from './pglite/pglite-store.ts';
import { startPglite } from './pglite/start-pglite.ts';

const defaultFolder = fileURLToPath(new URL('../../../.cache/store-template', import.meta.url));

/**
 * Returns a migrated, empty database as a tar, so that a store starts in half a second instead of several. Built on
 * first use and cached by schema; if the folder cannot be written, it is only built again each time.
 * @param folder folder of the templates
 */
export async function storeTemplate(folder = defaultFolder): Promise<Blob> {
  const file = join(folder, `${schemaFingerprint}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);

  const engine = await startPglite({});
  await migratePglite(engine);
  await engine.exec('vacuum analyze');
  await engine.exec('checkpoint');
  const template = await engine.dumpDataDir('none');
  await engine.close();
  await keep(folder, file, template).catch(() => undefined);
  return template;
}

async function keep(folder: string, file: string, template: Blob) {
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${crypto.randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await template.arrayBuffer()));
  await rename(unfinished, file);
}
