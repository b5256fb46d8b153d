import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { checkFindingSchema } from '@/entities/print-job';
import { callForValue, lenient, productApi, type Id } from '@/shared/api';

const resultSchema = z.object({ isPassed: lenient.flag(), findings: lenient.list(checkFindingSchema) });
export type LineCheckResult = z.infer<typeof resultSchema>;

export interface LineScans {
  /** Codes as they were scanned or typed. */
  product: string;
  label: string;
}

/**
 * Has the server compare what was scanned at the line with the first label of a run (POST api/printjobs/{id}/linechecks, not
 * part of the specification; a server that has none never asks for it). A repeat after a lost answer is answered the same.
 */
export const checkLineMutation = (printJobId: Id, printJobEntryId: Id) =>
  mutationOptions({
    mutationFn: (scans: LineScans): Promise<LineCheckResult> =>
      callForValue(
        productApi,
        'post',
        `api/printjobs/${encodeURIComponent(printJobId)}/linechecks`,
        resultSchema,
        { json: { printJobEntryId, ...scans } },
      ),
    meta: { errorShownBy: 'caller', invalidates: [['print-job']] },
  });
