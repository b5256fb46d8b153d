import { describe, expect, it } from 'vitest';
import { whyNotAPdf } from './why-not-a-pdf';

const noPdf = 'Not sent: the server’s file is not a PDF.';
const megabyte = 2 ** 20;
const large = (bytes: number) => `${btoa('%PDF-1')}${'A'.repeat((bytes / 3) * 4 - 8)}`;

describe('a file of the server', () => {
  it.each<[string, string, string | undefined]>([
    ['a PDF', btoa('%PDF-1.7 label'), undefined],
    ['another version of PDF', btoa('%PDF-2.0'), undefined],
    ['none: the helper fetches it', '', undefined],
    ['a page', btoa('<html>'), noPdf],
    ['ZPL', btoa('^XA^XZ'), noPdf],
    ['nearly a PDF', btoa('%PDFx1.7'), noPdf],
    ['a PDF in plain text', '%PDF-1.7', noPdf],
    ['base64 with a line break', `${btoa('%PDF-1.7 a')}\n`, noPdf],
    ['base64 with blanks', `${btoa('%PDF-1.7 ab')} === `, noPdf],
    ['base64 for addresses', 'JVBERi0_-___', noPdf],
    ['base64 that is cut', btoa('%PDF-1.7 label').slice(0, -1), noPdf],
    ['an address', 'data:application/pdf;base64,JVBERi0xLjc=', noPdf],
  ])('judges a file of the server before it is sent: %s', (_file, base64, reason) => {
    expect(whyNotAPdf(base64)).toBe(reason);
  });

  it('takes a file of at most 25 MB', () => {
    expect(whyNotAPdf(large(24 * megabyte))).toBeUndefined();
    expect(whyNotAPdf(large(27 * megabyte))).toBe('Not sent: the PDF is larger than 25 MB.');
  });
});
