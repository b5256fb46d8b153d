/** Format of a document, detected from its first bytes; names and declared types are not trusted. */
export type DocumentFormat = 'pdf' | 'zpl';

const pdfStart = '%PDF-';
const zplStart = /^\uFEFF?\s*(?:\^XA|~[A-Z]{2}|\^[A-Z][A-Z0-9@])/i;
const sniffedBytes = 256;

/** Returns the format of a document, or undefined when it is neither a PDF nor ZPL. */
export function sniffFormat(bytes: Uint8Array): DocumentFormat | undefined {
  const start = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, sniffedBytes));
  if (start.startsWith(pdfStart)) {
    return 'pdf';
  }
  return zplStart.test(start) ? 'zpl' : undefined;
}
