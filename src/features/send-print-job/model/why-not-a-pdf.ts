import { texts } from '../i18n';
import { MAX_PDF_BYTES } from '../config/limits';

/** `%PDF-` in base64; the sixth character also holds the first bits of the version. */
const PDF_START = 'JVBERi';
const QUANTUM = 4;
const ALPHABET = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Returns why a file of the server cannot be a PDF in strict base64 of at most 25 MB; undefined when it may be one. An
 * empty text means no file: the helper fetches it from its URL.
 */
export function whyNotAPdf(pdfAsBase64String: string): string | undefined {
  if (pdfAsBase64String === '') return undefined;
  if ((pdfAsBase64String.length / QUANTUM) * 3 > MAX_PDF_BYTES) return texts.errors.pdfTooLarge;
  const isBase64 = pdfAsBase64String.length % QUANTUM === 0 && ALPHABET.test(pdfAsBase64String);
  return isBase64 &&
    pdfAsBase64String.startsWith(PDF_START) &&
    atob(pdfAsBase64String.slice(0, 8)).startsWith('%PDF-')
    ? undefined
    : texts.errors.notAPdf;
}
