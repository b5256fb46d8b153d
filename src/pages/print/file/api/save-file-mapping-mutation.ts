import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fileMappingQueries, fileMappingSchema, type FileMapping } from '@/entities/label';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { MAPPINGS_KEPT } from '../config/print-file';

/**
 * Saves how the columns of a file fill a label, for the organisation; in the browser for a server that does not offer the
 * call. Nobody waits for it, and a failure costs a choice at most.
 */
export const saveFileMappingMutation = (labelId: Id) =>
  mutationOptions({
    mutationKey: ['save-file-mapping'],
    mutationFn: async (mapping: FileMapping) => {
      keepMapping(labelId, mapping);
      await callForEffect(productApi, 'put', `api/labels/${encodeURIComponent(labelId)}/filemappings`, {
        json: mapping,
      });
    },
    meta: { errorShownBy: 'caller', invalidates: [fileMappingQueries.all()] },
  });

const KEY = 'print_file_mappings';

const keptSchema = z.array(z.object({ labelId: z.string(), saved: fileMappingSchema }));

function readAll(): z.infer<typeof keptSchema> {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Returns the mappings of a label that this browser keeps, the last used first. */
export const keptMappings = (labelId: Id): FileMapping[] =>
  readAll().flatMap((one) => (one.labelId === String(labelId) ? [one.saved] : []));

/** Keeps a mapping in this browser, in place of the one for the same headings. */
function keepMapping(labelId: Id, saved: FileMapping): void {
  const headings = JSON.stringify(saved.columns);
  const isOther = (one: z.infer<typeof keptSchema>[number]) =>
    one.labelId !== String(labelId) || JSON.stringify(one.saved.columns) !== headings;
  const all = [{ labelId: String(labelId), saved }, ...readAll().filter(isOther)];
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MAPPINGS_KEPT)));
  } catch {
    // Storage is blocked or full: the columns are guessed next time.
  }
}
