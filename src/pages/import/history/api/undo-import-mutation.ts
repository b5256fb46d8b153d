import { mutationOptions } from '@tanstack/react-query';
import { articleQueries } from '@/entities/article';
import { dataImportQueries } from '@/entities/data-import';
import { orderQueries } from '@/entities/order';
import { callForEffect, importApi, type Id } from '@/shared/api';

/** Deleting a hundred thousand articles takes its time. */
const UNDO_TIMEOUT_MS = 120_000;

/**
 * Takes back what an import created, or cancels one that waits. The server says why it refuses.
 */
export const undoImportMutation = () =>
  mutationOptions({
    mutationKey: ['undo-import'],
    mutationFn: (importId: Id) =>
      callForEffect(importApi, 'delete', `api/import/${encodeURIComponent(importId)}`, {
        timeout: UNDO_TIMEOUT_MS,
      }),
    meta: {
      errorShownBy: 'caller',
      invalidates: [dataImportQueries.all(), articleQueries.all(), orderQueries.all()],
    },
  });
