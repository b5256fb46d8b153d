import { inArray } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { LabelImages, LabelValues } from './label-renderer.ts';
import { mediaFiles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Returns the ids of the pictures named by a label's media-ref variables. */
export const imageIdsOf = (template: LabelTemplate, values: LabelValues): readonly number[] =>
  template.variables
    .filter(({ type }) => type === 'media-ref')
    .map(({ name }) => values[name] ?? '')
    .filter((value) => /^[1-9]\d{0,8}$/.test(value))
    .map(Number);

/** Asks for pictures; see {@link imagesOf}. */
export const askForImages = (transaction: Transaction, ids: readonly number[]) =>
  transaction
    .select({ id: mediaFiles.id, content: mediaFiles.content })
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, [...ids]));

/** Returns those of the loaded pictures that have these ids; a missing one is reported by the layout. */
export const imagesOf = (
  files: Awaited<ReturnType<typeof askForImages>>,
  ids: readonly number[],
): LabelImages =>
  Object.fromEntries(
    files
      .filter(({ id }) => ids.includes(id))
      .map(({ id, content }) => [String(id), Uint8Array.from(content)]),
  );

/** Loads the pictures named by a label's media-ref variables. */
export async function loadImages(
  transaction: Transaction,
  template: LabelTemplate,
  values: LabelValues,
): Promise<LabelImages> {
  const ids = imageIdsOf(template, values);
  return ids.length === 0 ? {} : imagesOf(await askForImages(transaction, ids), ids);
}
