import { callForList, callForValue, isNotOffered, productApi, toApiError, type Id } from '@/shared/api';
import { administeredLabelSchema, labelSetupSchema, type LabelSetup } from './administered-label-schema';
import { labelSchema } from './label-schema';

/**
 * A label to be managed, out of the two calls of the specification, for a server without a call for that: its row in the
 * list of all labels, and what is printed of it. Undefined where neither has it. Rejects with ApiError.
 */
export async function listedLabel(labelId: Id, signal: AbortSignal): Promise<LabelSetup | undefined> {
  const path = `api/labels/${encodeURIComponent(labelId)}`;
  const [rows, printed] = await Promise.all([
    callForList(productApi, 'get', 'api/labels/getalllabelsbyorganization', administeredLabelSchema, {
      signal,
    }),
    callForValue(productApi, 'get', path, labelSchema, { signal }).catch((error: unknown) => {
      // Never published: then nothing is printed of it.
      if (isNotOffered(toApiError(error))) return undefined;
      throw error;
    }),
  ]);
  const row = rows.find((one) => String(one.labelId) === String(labelId));
  if (!row && !printed) return undefined;
  return labelSetupSchema.parse({ variables: [], ...printed, ...row });
}
