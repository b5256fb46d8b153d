import { mutationOptions } from '@tanstack/react-query';
import { fileMappingQueries, type FileMapping } from '@/entities/label';
import { callForEffect, productApi, type Id } from '@/shared/api';
import { keepMapping } from '../model/kept-mappings';

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
