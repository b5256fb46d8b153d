import { expect, it } from 'vitest';
import { pdfOf } from './pdf-of';

it('makes a file of what the server sent', async () => {
  const { content, name } = pdfOf({ pdfAsBase64String: btoa('%PDF-1.7'), fileName: 'creme.pdf' });
  expect([name, content.type, await content.text()]).toEqual(['creme.pdf', 'application/pdf', '%PDF-1.7']);
  expect(pdfOf({ pdfAsBase64String: '', fileName: '' }).name).toBe('label.pdf');
});

it('says that what the server sent is no file', () => {
  expect(() => pdfOf({ pdfAsBase64String: '***', fileName: '' })).toThrow(
    'The server sent a PDF that cannot be read.',
  );
});
