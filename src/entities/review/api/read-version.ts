import { callForBytes, callForList, callForValue, productApi, readMerged, type Id } from '@/shared/api';
import { pendingVersionSchema } from './pending-version-schema';
import {
  previewPdfSchema,
  reviewVersionSchema,
  type PreviewPdf,
  type ReviewVersion,
} from './review-version-schema';

const at = (id: Id) => encodeURIComponent(id);

/**
 * One version. The specification does not show this answer: the name of the label and the state of a version that waits
 * stand in the list of pending versions, where the answer lacks them. Rejects with ApiError.
 */
export async function readVersion(
  labelId: Id,
  labelVersionId: Id,
  signal: AbortSignal,
): Promise<ReviewVersion> {
  const path = `api/QualityAssurance/label/${at(labelId)}/version/${at(labelVersionId)}`;
  const { name, ...version } = await callForValue(productApi, 'get', path, reviewVersionSchema, { signal });
  const labelName = version.labelName || name;
  if (labelName !== '' && version.state !== '') return { ...version, labelName };
  const pending = await callForList(
    productApi,
    'get',
    'api/QualityAssurance/pendingVersions',
    pendingVersionSchema,
    { signal },
  ).catch(() => []);
  const waiting = pending.find((one) => one.labelVersionId === version.labelVersionId);
  return {
    ...version,
    labelName: labelName || (waiting?.name ?? ''),
    state: version.state || (waiting?.state ?? ''),
  };
}

const PDF_BEGINS = '%PDF-';

/** The PDF of a version, sent as it is or in JSON. Rejects with ApiError. */
export async function readPreviewPdf(
  labelId: Id,
  labelVersionId: Id,
  sample: number | undefined,
  signal: AbortSignal,
): Promise<PreviewPdf> {
  const path = `api/QualityAssurance/label/${at(labelId)}/preview/0/${at(labelVersionId)}`;
  const bytes = await callForBytes(productApi, path, {
    signal,
    ...(sample !== undefined && { searchParams: { sample: String(sample) } }),
  });
  const text = new TextDecoder('latin1').decode(bytes);
  return text.startsWith(PDF_BEGINS)
    ? { pdfAsBase64String: btoa(binaryOf(bytes)), fileName: '' }
    : readMerged(jsonOf(bytes), previewPdfSchema);
}

/** One character for each byte, as `btoa` takes it; "latin1" of the decoder is another table. */
const binaryOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
