import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import { type Bitmap, isBlack } from '../zpl/bitmap.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const binary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
const ready = prepareZXingModule({ overrides: { wasmBinary: binary }, fireImmediately: true });

/** What a scanner reads from a printed label. Nothing is fetched: the decoder comes from its package. */
export async function readBarcodesOf(bitmap: Bitmap): Promise<readonly ReadResult[]> {
  await ready;
  const { width, height } = bitmap;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isBlack(bitmap, x, y)) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  const image: ImageData = { data, width, height, colorSpace: 'srgb' };
  const found = await readBarcodes(image, {
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    maxNumberOfSymbols: 20,
  });
  return found.filter(({ isValid }) => isValid);
}
