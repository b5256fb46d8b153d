import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFiumModule } from '@hyzyla/pdfium';

type Module = Omit<Awaited<ReturnType<typeof PDFiumModule>>, '_FPDF_CloseDocument'> & {
  readonly _FPDF_CloseDocument: (document: number) => void;
  readonly _FPDF_GetPageSizeByIndexF: (document: number, page: number, size: number) => number;
  readonly _FPDF_RenderPageBitmapWithMatrix: (
    bitmap: number,
    page: number,
    matrix: number,
    clip: number,
    flags: number,
  ) => void;
};

/** Functions of PDFium by their names in fpdfview.h, and its memory. Pointers and handles are numbers; 0 is none. */
export interface Pdfium {
  readonly loadMemDocument: Module['_FPDF_LoadMemDocument'];
  readonly closeDocument: Module['_FPDF_CloseDocument'];
  readonly getLastError: Module['_FPDF_GetLastError'];
  readonly getPageCount: Module['_FPDF_GetPageCount'];
  readonly loadPage: Module['_FPDF_LoadPage'];
  readonly closePage: Module['_FPDF_ClosePage'];
  readonly getPageSize: Module['_FPDF_GetPageSizeByIndexF'];
  readonly createBitmap: Module['_FPDFBitmap_CreateEx'];
  readonly fillRect: Module['_FPDFBitmap_FillRect'];
  readonly destroyBitmap: Module['_FPDFBitmap_Destroy'];
  readonly renderWithMatrix: Module['_FPDF_RenderPageBitmapWithMatrix'];
  readonly malloc: (size: number) => number;
  readonly free: (pointer: number) => void;
  /** Returns the memory; another array after it has grown. */
  readonly memory: () => Uint8Array;
}

/** The memory of WebAssembly only grows. A module that has grown beyond this number of bytes is not kept. */
const keptMemoryBytes = 64 * 1024 * 1024;

let loaded: Promise<Pdfium> | undefined;

/** Loads PDFium with the first call, from the package; nothing is downloaded. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= load();
  return loaded;
}

/** Lets the next call load PDFium anew, when its memory has become large. */
export function forgetLargePdfium({ memory }: Pdfium): void {
  if (memory().length > keptMemoryBytes) {
    forgetPdfium();
  }
}

/** Lets the next call load PDFium anew: after a fault inside WebAssembly its memory cannot be trusted. */
export function forgetPdfium(): void {
  loaded = undefined;
}

async function load(): Promise<Pdfium> {
  const { PDFiumModule: createModule } = await import('@hyzyla/pdfium');
  const wasm = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const module = (await createModule({ wasmBinary, locateFile: () => '' })) as unknown as Module;
  const {
    _FPDF_InitLibraryWithConfig: initLibrary,
    _FPDF_LoadMemDocument: loadMemDocument,
    _FPDF_CloseDocument: closeDocument,
    _FPDF_GetLastError: getLastError,
    _FPDF_GetPageCount: getPageCount,
    _FPDF_LoadPage: loadPage,
    _FPDF_ClosePage: closePage,
    _FPDF_GetPageSizeByIndexF: getPageSize,
    _FPDFBitmap_CreateEx: createBitmap,
    _FPDFBitmap_FillRect: fillRect,
    _FPDFBitmap_Destroy: destroyBitmap,
    _FPDF_RenderPageBitmapWithMatrix: renderWithMatrix,
    wasmExports,
  } = module;
  initLibrary({ version: 2 });
  return {
    loadMemDocument,
    closeDocument,
    getLastError,
    getPageCount,
    loadPage,
    closePage,
    getPageSize,
    createBitmap,
    fillRect,
    destroyBitmap,
    renderWithMatrix,
    malloc: wasmExports.malloc,
    free: wasmExports.free,
    memory: () => module.HEAPU8,
  };
}
