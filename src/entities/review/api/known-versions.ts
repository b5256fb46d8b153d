import * as z from 'zod/mini';
import { callForList, callForValue, lenient, productApi, type Id } from '@/shared/api';
import { pendingVersionSchema } from './pending-version-schema';
import { versionRowSchema, type LabelVersions } from './version-row-schema';

const nameSchema = z.object({ labelId: lenient.id(), name: lenient.text() });

/**
 * Returns the versions of a label as far as the calls of the specification send them, for a server without a list of
 * versions: those waiting for a review. Undefined when there is no such label. Rejects with ApiError.
 */
export async function knownVersions(labelId: Id, signal: AbortSignal): Promise<LabelVersions | undefined> {
  const isOfLabel = (row: { labelId: Id }) => String(row.labelId) === String(labelId);
  const pending = await callForList(
    productApi,
    'get',
    'api/QualityAssurance/pendingVersions',
    pendingVersionSchema,
    { signal },
  );
  const waiting = pending.filter(isOfLabel).toReversed();
  const name = waiting[0]?.name ?? (await nameOf(labelId, signal));
  if (name === undefined) return undefined;
  return {
    labelId,
    name,
    versions: waiting.map((version) => versionRowSchema.parse(version)),
    waitsFor: [],
    isWhole: false,
  };
}

/**
 * Returns the name of a label, from its printed version or from the list of all labels; not everybody may see either.
 */
async function nameOf(labelId: Id, signal: AbortSignal): Promise<string | undefined> {
  const path = `api/labels/${encodeURIComponent(labelId)}`;
  const printed = await callForValue(productApi, 'get', path, nameSchema, { signal }).catch(() => undefined);
  if (printed) return printed.name;
  const all = await callForList(productApi, 'get', 'api/labels/getalllabelsbyorganization', nameSchema, {
    signal,
  }).catch(() => []);
  return all.find((label) => String(label.labelId) === String(labelId))?.name;
}
