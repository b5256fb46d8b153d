import { inflateSync } from 'node:zlib';
import { sizeOfPoints, type PaperSize } from '../paper/paper-measure.ts';

const box =
  /\/(?:MediaBox|CropBox)\s*\[\s*(?<left>[-+\d.]+)\s+(?<bottom>[-+\d.]+)\s+(?<right>[-+\d.]+)\s+(?<top>[-+\d.]+)\s*\]/g;
/** Entries that make a page differ from the size of its box. */
const changesPage = /\/Rotate\s+(?!0\b)|\/UserUnit\s+(?!1(?:\.0*)?\s)/;
const objectStream = /\/Type\s*\/ObjStm\b[^]{0,400}?stream\r?\n/g;
const mostObjectBytes = 8 * 1024 * 1024;

/**
 * Returns the page size of a PDF, or undefined when it is not certain: pages of several sizes, rotated pages, or a
 * structure that is not understood. The PDF is not parsed, only searched for page boxes, all of which must have the same
 * size.
 */
export function pdfPageSize(pdf: Uint8Array): PaperSize | undefined {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const objects = [text, ...compressedObjects(text)].join('\n');
  if (changesPage.test(objects)) {
    return undefined;
  }
  const sizes = Array.from(objects.matchAll(box), ({ groups = {} }) =>
    sizeOfPoints(
      Number(groups['right']) - Number(groups['left']),
      Number(groups['top']) - Number(groups['bottom']),
    ),
  );
  const [size] = sizes;
  const isOne = sizes.every((it) => it.width === size?.width && it.height === size.height);
  return size && isOne && size.width > 0 && size.height > 0 ? size : undefined;
}

/** Returns the objects in compressed object streams (PDF 1.5) as text; streams that cannot be read are left out. */
function compressedObjects(text: string): string[] {
  return Array.from(text.matchAll(objectStream), (found) => {
    const start = found.index + found[0].length;
    const end = text.indexOf('endstream', start);
    try {
      const bytes = Buffer.from(text.slice(start, end), 'latin1');
      return inflateSync(bytes, { maxOutputLength: mostObjectBytes }).toString('latin1');
    } catch {
      return '';
    }
  });
}
