import type { RawDocument } from '../spooler.ts';
import type { WindowsLibraries } from './libraries.ts';
import { openPrinter, requireDone } from './printer-handle.ts';
import { dword } from './spooler-memory.ts';

/** Starts a document of datatype RAW. Throws `SpoolerError`; nothing is in the queue then. */
export function startRawDocument(
  libraries: WindowsLibraries,
  queue: string,
  documentName: string,
): RawDocument {
  const printer = openPrinter(libraries, queue);
  let jobId = 0;
  try {
    const document = { pDocName: documentName, pOutputFile: null, pDatatype: 'RAW' } as const;
    jobId = libraries.StartDocPrinter(printer, 1, document);
    requireDone(libraries, 'StartDocPrinter', jobId);
  } catch (error) {
    libraries.ClosePrinter(printer);
    throw error;
  }
  let isOpen = true;
  const close = () => {
    if (isOpen) {
      isOpen = false;
      libraries.ClosePrinter(printer);
    }
  };
  const begin = () => requireDone(libraries, 'StartPagePrinter', libraries.StartPagePrinter(printer));
  let hasBegun = false;
  return {
    jobId,
    write: async (bytes) => {
      if (!hasBegun) {
        begin();
        hasBegun = true;
      }
      const written = dword();
      const from = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      requireDone(libraries, 'WritePrinter', libraries.WritePrinter(printer, from, from.length, written));
      // The helper answers other requests while a long document is written.
      await new Promise((resolve) => setImmediate(resolve));
      return written.readUInt32LE();
    },
    end: async () => {
      if (hasBegun) {
        requireDone(libraries, 'EndPagePrinter', libraries.EndPagePrinter(printer));
      }
      requireDone(libraries, 'EndDocPrinter', libraries.EndDocPrinter(printer));
      close();
    },
    abort: async () => {
      try {
        requireDone(libraries, 'AbortPrinter', libraries.AbortPrinter(printer));
      } finally {
        close();
      }
    },
  };
}
