import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The functions of PDFium used here, and its memory, which is another array after it has grown. */
export interface Pdfium {
  readonly memory: () => Uint8Array;
  /** Returns an address, 0 when there is not enough memory. */
  readonly allocate: (bytes: number) => number;
  readonly free: (at: number) => void;
  readonly loadDocument: (at: number, bytes: number, password: number) => number;
  readonly lastError: () => number;
  readonly closeDocument: (document: number) => void;
  readonly pageCount: (document: number) => number;
  readonly loadPage: (document: number, index: number) => number;
  readonly closePage: (page: number) => void;
  /** In points, as the page is shown. */
  readonly pageWidth: (page: number) => number;
  readonly pageHeight: (page: number) => number;
  readonly createBitmap: (
    width: number,
    height: number,
    format: number,
    at: number,
    rowBytes: number,
  ) => number;
  readonly fillBitmap: (
    bitmap: number,
    x: number,
    y: number,
    width: number,
    height: number,
    color: number,
  ) => void;
  readonly destroyBitmap: (bitmap: number) => void;
  readonly renderPage: (
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    turns: number,
    flags: number,
  ) => void;
}

let loading: Promise<Pdfium> | undefined;

/** Loads PDFium (4 MB of WebAssembly) when it is first called. */
export function loadPdfium(): Promise<Pdfium> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<Pdfium> {
  const { PDFiumModule } = await import('@hyzyla/pdfium');
  const wasm = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const module = await PDFiumModule({ wasmBinary, locateFile: () => '' });
  const {
    _FPDF_InitLibraryWithConfig: init,
    _FPDF_LoadMemDocument: loadDocument,
    _FPDF_GetLastError: lastError,
    // oxlint-disable-next-line typescript/unbound-method -- declared as a method, it is a function of C like the others
    _FPDF_CloseDocument: closeDocument,
    _FPDF_GetPageCount: pageCount,
    _FPDF_LoadPage: loadPage,
    _FPDF_ClosePage: closePage,
    _FPDF_GetPageWidth: pageWidth,
    _FPDF_GetPageHeight: pageHeight,
    _FPDFBitmap_CreateEx: createBitmap,
    _FPDFBitmap_FillRect: fillBitmap,
    _FPDFBitmap_Destroy: destroyBitmap,
    _FPDF_RenderPageBitmap: renderPage,
  } = module;
  init({ version: 2 });
  return {
    memory: () => module.HEAPU8,
    allocate: (bytes) => module.wasmExports.malloc(bytes),
    free: (at) => module.wasmExports.free(at),
    loadDocument,
    lastError,
    closeDocument,
    pageCount,
    loadPage,
    closePage,
    pageWidth,
    pageHeight,
    createBitmap,
    fillBitmap,
    destroyBitmap,
    renderPage,
  };
}
