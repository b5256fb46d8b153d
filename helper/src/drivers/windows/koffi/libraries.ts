import type { KoffiFunc, LibraryHandle } from 'koffi';

/** Handle or address as koffi gives it. */
export type Pointer = bigint | null;

/** Functions of winspool.drv used here, under their names without the final W. */
interface Winspool {
  readonly EnumPrinters: KoffiFunc<
    (
      flags: number,
      name: null,
      level: number,
      into: Buffer | null,
      bytes: number,
      needed: Buffer,
      count: Buffer,
    ) => number
  >;
  readonly GetDefaultPrinter: (into: Buffer, length: Buffer) => number;
  readonly OpenPrinter: (name: string, handle: Buffer, defaults: null) => number;
  readonly ClosePrinter: (printer: Pointer) => number;
  readonly GetPrinter: (
    printer: Pointer,
    level: number,
    into: Buffer | null,
    bytes: number,
    needed: Buffer,
  ) => number;
  readonly StartDocPrinter: (printer: Pointer, level: number, document: DocInfo1) => number;
  readonly StartPagePrinter: (printer: Pointer) => number;
  readonly WritePrinter: (printer: Pointer, from: Buffer, bytes: number, written: Buffer) => number;
  readonly EndPagePrinter: (printer: Pointer) => number;
  readonly EndDocPrinter: (printer: Pointer) => number;
  readonly AbortPrinter: (printer: Pointer) => number;
  readonly EnumJobs: (
    printer: Pointer,
    first: number,
    most: number,
    level: number,
    into: Buffer | null,
    bytes: number,
    needed: Buffer,
    count: Buffer,
  ) => number;
  readonly GetJob: (
    printer: Pointer,
    id: number,
    level: number,
    into: Buffer | null,
    bytes: number,
    needed: Buffer,
  ) => number;
  readonly SetJob: (printer: Pointer, id: number, level: number, job: null, command: number) => number;
  readonly DocumentProperties: (
    window: null,
    printer: Pointer,
    name: string,
    out: Buffer | null,
    from: Buffer | null,
    mode: number,
  ) => number;
  readonly DeviceCapabilities: (
    name: string,
    port: string,
    ability: number,
    into: Buffer | null,
    mode: null,
  ) => number;
}

/** Functions of gdi32.dll used here, under their names without the final W. */
interface Gdi {
  readonly CreateDC: (driver: string, name: string, port: null, mode: Buffer) => Pointer;
  readonly DeleteDC: (context: Pointer) => number;
  readonly GetDeviceCaps: (context: Pointer, index: number) => number;
  readonly StartDoc: (context: Pointer, document: DocInfo) => number;
  readonly StartPage: (context: Pointer) => number;
  readonly EndPage: (context: Pointer) => number;
  readonly EndDoc: (context: Pointer) => number;
  readonly AbortDoc: (context: Pointer) => number;
  readonly SetStretchBltMode: (context: Pointer, mode: number) => number;
  readonly StretchDIBits: (
    context: Pointer,
    toX: number,
    toY: number,
    toWidth: number,
    toHeight: number,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    bits: Buffer,
    info: Buffer,
    usage: number,
    operation: number,
  ) => number;
}

export interface WindowsLibraries extends Winspool, Gdi {
  readonly addressOf: (bytes: Buffer) => bigint;
  /** Returns the error of the call before. It is not known after a call on another thread (`async`). */
  readonly GetLastError: () => number;
  readonly SetLastError: (code: number) => void;
}

/** DOC_INFO_1W. */
interface DocInfo1 {
  readonly pDocName: string;
  readonly pOutputFile: null;
  readonly pDatatype: string;
}

/** DOCINFOW; `cbSize` is in bytes. */
interface DocInfo {
  readonly cbSize: number;
  readonly lpszDocName: string;
  readonly lpszOutput: null;
  readonly lpszDatatype: null;
  readonly fwType: number;
}

/** Size of DOCINFOW on a 64-bit Windows, in bytes. */
export const docInfoBytes = 40;

/** Loads the libraries. Throws when koffi or one of the libraries is not there. */
export async function loadLibraries(): Promise<WindowsLibraries> {
  const koffi = await import('koffi');
  const [winspool, gdi, kernel] = [
    koffi.load('winspool.drv'),
    koffi.load('gdi32.dll'),
    koffi.load('kernel32.dll'),
  ];
  // Last, as a name can be given once only and loading may be tried again.
  koffi.struct('PLATEN_DOC_INFO_1', { pDocName: 'str16', pOutputFile: 'str16', pDatatype: 'str16' });
  koffi.struct('PLATEN_DOCINFO', {
    cbSize: 'int32',
    lpszDocName: 'str16',
    lpszOutput: 'str16',
    lpszDatatype: 'str16',
    fwType: 'uint32',
  });
  return {
    addressOf: (bytes) => koffi.address(bytes),
    GetLastError: bind(kernel, 'uint32 GetLastError()'),
    SetLastError: bind(kernel, 'void SetLastError(uint32 code)'),
    ...bindWinspool(winspool),
    ...bindGdi(gdi),
  };
}

/** Binds a function; its type is that of the member it is bound to. */
const bind = <Bound>(library: LibraryHandle, prototype: string): Bound =>
  library.func(prototype.replace(' ', ' __stdcall ')) as Bound;

const bindWinspool = (winspool: LibraryHandle): Winspool => ({
  EnumPrinters: bind(
    winspool,
    'int EnumPrintersW(uint32 flags, str16 name, uint32 level, void *into, uint32 bytes, void *needed, void *count)',
  ),
  GetDefaultPrinter: bind(winspool, 'int GetDefaultPrinterW(void *into, void *length)'),
  OpenPrinter: bind(winspool, 'int OpenPrinterW(str16 name, void *handle, void *defaults)'),
  ClosePrinter: bind(winspool, 'int ClosePrinter(void *printer)'),
  GetPrinter: bind(
    winspool,
    'int GetPrinterW(void *printer, uint32 level, void *into, uint32 bytes, void *needed)',
  ),
  StartDocPrinter: bind(
    winspool,
    'uint32 StartDocPrinterW(void *printer, uint32 level, PLATEN_DOC_INFO_1 *document)',
  ),
  StartPagePrinter: bind(winspool, 'int StartPagePrinter(void *printer)'),
  WritePrinter: bind(winspool, 'int WritePrinter(void *printer, void *from, uint32 bytes, void *written)'),
  EndPagePrinter: bind(winspool, 'int EndPagePrinter(void *printer)'),
  EndDocPrinter: bind(winspool, 'int EndDocPrinter(void *printer)'),
  AbortPrinter: bind(winspool, 'int AbortPrinter(void *printer)'),
  EnumJobs: bind(
    winspool,
    'int EnumJobsW(void *printer, uint32 first, uint32 most, uint32 level, void *into, uint32 bytes, void *needed, void *count)',
  ),
  GetJob: bind(
    winspool,
    'int GetJobW(void *printer, uint32 id, uint32 level, void *into, uint32 bytes, void *needed)',
  ),
  SetJob: bind(winspool, 'int SetJobW(void *printer, uint32 id, uint32 level, void *job, uint32 command)'),
  DocumentProperties: bind(
    winspool,
    'int DocumentPropertiesW(void *window, void *printer, str16 name, void *out, void *from, uint32 mode)',
  ),
  DeviceCapabilities: bind(
    winspool,
    'int DeviceCapabilitiesW(str16 name, str16 port, uint16 ability, void *into, void *mode)',
  ),
});

const bindGdi = (gdi: LibraryHandle): Gdi => ({
  CreateDC: bind(gdi, 'void* CreateDCW(str16 driver, str16 name, str16 port, void *mode)'),
  DeleteDC: bind(gdi, 'int DeleteDC(void *context)'),
  GetDeviceCaps: bind(gdi, 'int GetDeviceCaps(void *context, int index)'),
  StartDoc: bind(gdi, 'int StartDocW(void *context, PLATEN_DOCINFO *document)'),
  StartPage: bind(gdi, 'int StartPage(void *context)'),
  EndPage: bind(gdi, 'int EndPage(void *context)'),
  EndDoc: bind(gdi, 'int EndDoc(void *context)'),
  AbortDoc: bind(gdi, 'int AbortDoc(void *context)'),
  SetStretchBltMode: bind(gdi, 'int SetStretchBltMode(void *context, int mode)'),
  StretchDIBits: bind(
    gdi,
    'int StretchDIBits(void *context, int toX, int toY, int toWidth, int toHeight, int fromX, int fromY, int fromWidth, int fromHeight, void *bits, void *info, uint32 usage, uint32 operation)',
  ),
});
