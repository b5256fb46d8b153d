import { scannedFormats } from 'label-core/scan';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReadCodes } from './scan-barcodes';

/** Thrown when the library, the fonts or the reader could not be fetched: an error of the network, not of the label. */
export class ScanNotLoaded extends Error {
  override readonly name = 'ScanNotLoaded';
}

/**
 * How a picture of exact dots is read. Smaller pictures are not tried: in one of a third of the size, an ITF-14 may appear
 * to contain an EAN-13 that was not printed.
 */
const READER_OPTIONS = {
  formats: [...scannedFormats],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: false,
};

/** Returns the reader of an opened WebAssembly module: nothing else is fetched. */
export async function readerOf(wasmBinary: ArrayBuffer): Promise<ReadCodes> {
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return async ({ data, width, height }) => {
    const image: ImageData = { data, width, height, colorSpace: 'srgb' };
    const codes = await readBarcodes(image, READER_OPTIONS);
    return codes.filter(({ isValid }) => isValid);
  };
}

let opened: Promise<ReadCodes> | undefined;

/** Returns the reader, fetched once per thread; a failure is retried at the next call. Rejects with ScanNotLoaded. */
export function openReader(url: string): Promise<ReadCodes> {
  opened ??= fetchBytes(url)
    .then(readerOf)
    .catch((cause: unknown) => {
      opened = undefined;
      throw new ScanNotLoaded('reader', { cause });
    });
  return opened;
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${response.status} for the reader`);
  return response.arrayBuffer();
}
