import { setTimeout as delay } from 'node:timers/promises';
import { uploadForm } from 'server/testing';
import type { BenchProgram } from './bench-program.ts';
import { importFile } from './import-file.ts';

const LOOK_AGAIN_MS = 20;
const GIVEN_UP_AFTER_MS = 120_000;

/**
 * Uploads a file of new articles and returns the ms until they are imported.
 * @param firstArticle number of the first one, so that several files have different ones
 * @throws Error when they are not
 */
export async function importArticles(
  program: BenchProgram,
  count: number,
  firstArticle: number,
): Promise<number> {
  const file = importFile(count, firstArticle);
  const startedAt = performance.now();
  const uploaded = await program.call('/api/import/upload', {
    method: 'POST',
    body: uploadForm({ file }),
  });
  const { entityId } = uploaded as { entityId: number };
  while (performance.now() - startedAt < GIVEN_UP_AFTER_MS) {
    const { data } = (await program.call(`/api/import/${entityId}`)) as { data: { state: string } };
    if (data.state === 'Done') return performance.now() - startedAt;
    if (data.state === 'Failed') throw new Error('The import failed.');
    await delay(LOOK_AGAIN_MS);
  }
  throw new Error('The import did not end.');
}
