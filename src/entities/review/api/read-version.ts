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
 * Returns one version. The specification does not show this answer: if it lacks the label's name and the state of a
 * waiting version, they are read from the list of pending versions. Rejects with ApiError.
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

/** Returns the PDF of a version, whether sent as a file or in JSON. Rejects with ApiError. */
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

/** Returns one character for each byte, as `btoa` needs it; "latin1" of the decoder is another table. */
const binaryOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
