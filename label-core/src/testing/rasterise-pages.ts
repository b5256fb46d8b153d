import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { encode } from 'fast-png';
import { type Bitmap, bitmapOfInk, isBlack } from '../zpl/bitmap.ts';

let library: Promise<PDFiumLibrary> | undefined;

/** Loads the rasteriser with the first page, from the package; nothing is downloaded. */
function loadLibrary(): Promise<PDFiumLibrary> {
  library ??= (async () => {
    const wasm = readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
    const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
    return PDFiumLibrary.init({ wasmBinary });
  })();
  return library;
}

/**
 * Renders the pages of a PDF one by one in black and white, in the given size in dots, with PDFium: a program that is
 * not ours says what a PDF shows.
 */
export async function* rasterisePages(
  pdf: Uint8Array,
  size: { readonly width: number; readonly height: number },
): AsyncGenerator<Bitmap> {
  const document = await (await loadLibrary()).loadDocument(pdf);
  try {
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ ...size, colorSpace: 'Gray', render: 'bitmap' });
      yield bitmapOfInk({ width, height, ink: data.map((gray) => 255 - gray) });
    }
  } finally {
    document.destroy();
  }
}

/** Returns the text of each page of a PDF, as a person would select and copy it. */
export async function pageTexts(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await (await loadLibrary()).loadDocument(pdf);
  try {
    return Array.from(document.pages(), (page) => page.getText());
  } finally {
    document.destroy();
  }
}

/** Returns dots as a PNG, for a person to look at. */
export function pngOfBitmap(bitmap: Bitmap): Uint8Array {
  const { width, height } = bitmap;
  const data = Uint8Array.from({ length: width * height }, (_, dot) =>
    isBlack(bitmap, dot % width, Math.floor(dot / width)) ? 0 : 255,
  );
  return encode({ width, height, data, channels: 1, depth: 8 });
}
