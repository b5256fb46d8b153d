import { callForList, callForValue, isNotOffered, productApi, toApiError, type Id } from '@/shared/api';
import { administeredLabelSchema, labelSetupSchema, type LabelSetup } from './administered-label-schema';
import { labelSchema } from './label-schema';

/**
 * Returns a label for management, for a server without a call for that. It is built from two calls of the
 * specification: its row in the list of all labels, and its printed version. Undefined when neither has the label.
 * Rejects with ApiError.
 */
export async function listedLabel(labelId: Id, signal: AbortSignal): Promise<LabelSetup | undefined> {
  const path = `api/labels/${encodeURIComponent(labelId)}`;
  const [rows, printed] = await Promise.all([
    callForList(productApi, 'get', 'api/labels/getalllabelsbyorganization', administeredLabelSchema, {
      signal,
    }),
    callForValue(productApi, 'get', path, labelSchema, { signal }).catch((error: unknown) => {
      // Never published: then there is no printed version.
      if (isNotOffered(toApiError(error))) return undefined;
      throw error;
    }),
  ]);
  const row = rows.find((one) => String(one.labelId) === String(labelId));
  if (!row && !printed) return undefined;
  return labelSetupSchema.parse({ variables: [], ...printed, ...row });
}
