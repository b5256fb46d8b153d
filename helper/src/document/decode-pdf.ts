import { HelperError } from '../helper-error.ts';
import { limits, megabyte } from '../limits.ts';
import { sniffFormat } from './document-format.ts';
import { sentences } from '../sentences/index.ts';

const base64Alphabet = /^[A-Za-z0-9+/]+={0,2}$/;
const base64Quantum = 4;

/**
 * Decodes `pdfAsBase64String`: strict base64 of a PDF, at most 25 MB. Throws `HelperError` with a sentence for anything
 * else.
 */
export function decodePdf(base64: string): Uint8Array {
  if (base64.length % base64Quantum !== 0 || !base64Alphabet.test(base64)) {
    throw new HelperError(422, sentences.printRequest.noBase64);
  }
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > limits.documentBytes) {
    throw new HelperError(413, sentences.printRequest.largePdf({ most: limits.documentBytes / megabyte }));
  }
  if (sniffFormat(bytes) !== 'pdf') {
    throw new HelperError(422, sentences.printRequest.noPdf);
  }
  return bytes;
}
