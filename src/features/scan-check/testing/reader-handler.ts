import { readFileSync } from 'node:fs';
import { http, HttpResponse } from 'msw/http';

/** Returns the handler for the reader of barcodes that the app fetches with the first test. */
export const readerHandler = () =>
  http.get('*zxing_reader.wasm', () =>
    HttpResponse.arrayBuffer(
      Uint8Array.from(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')).buffer,
    ),
  );
