import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import { type Bitmap, isBlack } from '../zpl/bitmap.ts';

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const binary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
const ready = prepareZXingModule({ overrides: { wasmBinary: binary }, fireImmediately: true });

/** Pixels in memory order: red, green, blue and opacity, one byte each; the opacity of both is 255. */
const white = 0xffffffff;
const black = new Uint32Array(new Uint8Array([0, 0, 0, 255]).buffer)[0] ?? 0;

/** Returns what a scanner reads from a printed label. Nothing is downloaded: the decoder comes from its package. */
export async function readBarcodesOf(bitmap: Bitmap): Promise<readonly ReadResult[]> {
  await ready;
  const { width, height, rowBytes, bits } = bitmap;
  const dots = new Uint32Array(width * height).fill(white);
  for (const [at, byte] of bits.entries()) {
    // Most of a label is white.
    if (byte === 0) continue;
    const y = Math.floor(at / rowBytes);
    const x = 8 * (at % rowBytes);
    for (let dot = x; dot < Math.min(x + 8, width); dot += 1) {
      if (isBlack(bitmap, dot, y)) dots[y * width + dot] = black;
    }
  }
  const data = new Uint8ClampedArray(dots.buffer);
  const image: ImageData = { data, width, height, colorSpace: 'srgb' };
  const found = await readBarcodes(image, {
    tryHarder: true,
    tryRotate: true,
    tryInvert: false,
    // The dots are exact. In a picture of a third of the size, an ITF-14 may appear to contain an EAN-13 that was not
    // printed.
    tryDownscale: false,
    maxNumberOfSymbols: 20,
  });
  return found.filter(({ isValid }) => isValid);
}
