import { inArray } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { LabelImages, LabelValues } from './label-renderer.ts';
import { mediaFiles } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Loads the pictures named by a label's media-ref variables; a missing one is reported by the layout. */
export async function loadImages(
  transaction: Transaction,
  template: LabelTemplate,
  values: LabelValues,
): Promise<LabelImages> {
  const ids = template.variables
    .filter(({ type }) => type === 'media-ref')
    .map(({ name }) => values[name] ?? '')
    .filter((value) => /^[1-9]\d{0,8}$/.test(value))
    .map(Number);
  if (ids.length === 0) return {};
  const files = await transaction.select().from(mediaFiles).where(inArray(mediaFiles.id, ids));
  return Object.fromEntries(files.map(({ id, content }) => [String(id), Uint8Array.from(content)]));
}
