import { ApiError } from '@/shared/api';
import type { PreviewPdf } from '../api/review-version-schema';
import { texts } from '../i18n';

const NAMELESS = 'label.pdf';

/** Returns the file in an answer. @throws ApiError of kind `unreadable` when there is none */
export function pdfOf({ pdfAsBase64String, fileName }: PreviewPdf): { content: Blob; name: string } {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = Uint8Array.from(atob(pdfAsBase64String), (character) => character.charCodeAt(0));
  } catch {
    throw new ApiError(texts.unreadablePdf, { kind: 'unreadable' });
  }
  return { content: new Blob([bytes], { type: 'application/pdf' }), name: fileName || NAMELESS };
}
