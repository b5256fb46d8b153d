/** What a document is, from its first bytes; names and declared types are not believed. */
export type DocumentFormat = 'pdf' | 'zpl';

const pdfStart = '%PDF-';
const zplStart = /^\uFEFF?\s*(?:\^XA|~[A-Z]{2}|\^[A-Z][A-Z0-9@])/i;
const sniffedBytes = 256;

/** The format of a document, or undefined when it is neither a PDF nor ZPL. */
export function sniffFormat(bytes: Uint8Array): DocumentFormat | undefined {
  const start = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, sniffedBytes));
  if (start.startsWith(pdfStart)) {
    return 'pdf';
  }
  return zplStart.test(start) ? 'zpl' : undefined;
}
