import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sizeOfMm } from '../paper/paper-measure.ts';
import { pdfPageSize } from './pdf-page-size.ts';

const pdf = (...objects: string[]) => Buffer.from(`%PDF-1.7\n${objects.join('\n')}\n%%EOF\n`, 'latin1');
const a6 = '<< /Type /Page /MediaBox [0 0 297.638 419.528] >>';

function packed(objects: string): string {
  const bytes = deflateSync(Buffer.from(objects, 'latin1'));
  return `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

describe('the size of the pages of a PDF', () => {
  it.each([
    ['in a box', [a6, a6]],
    ['in a box that does not begin at zero', ['/MediaBox[ -10 5.5 287.638 425.028 ]']],
    ['with the usual unit and direction', [a6.replace('>>', '/UserUnit 1 /Rotate 0 >>')]],
    ['in compressed objects', [packed(`1 0 ${a6}`)]],
  ])('is read: %s', (_where, objects) => {
    expect(pdfPageSize(pdf(...objects))).toEqual(sizeOfMm(105, 148));
  });

  it.each([
    ['none is said', ['<< /Type /Page >>']],
    ['pages differ', [a6, '/MediaBox [0 0 100 100]']],
    ['a page is cropped', [a6, '/CropBox [0 0 100 100]']],
    ['a page is turned', [a6.replace('>>', '/Rotate 90 >>')]],
    ['its unit is another', [a6.replace('>>', '/UserUnit 2 >>')]],
    ['a box is empty', ['/MediaBox [0 0 0 0]']],
    ['compressed objects are damaged', [packed(a6).replace(/stream\n../, 'stream\nxx')]],
  ])('is not known where %s', (_why, objects) => {
    expect(pdfPageSize(pdf(...objects))).toBeUndefined();
  });
});
