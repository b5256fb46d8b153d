import { ImportFileError } from 'label-core/import';
import type { FileFormat, FileLook, WorkFault } from './file-look';
import { lookAt, openFile, readFile, type OpenFile, type ReadFile } from './read-file';

/** Keeps the file that was opened last. Rejects, and throws, with an error that `faultOf` recognises. */
export interface TableReader {
  open: (file: Blob, format: Partial<FileFormat>) => Promise<FileLook>;
  /** Reads the open file in another format. */
  look: (format: Partial<FileFormat>) => Promise<FileLook>;
  opened: () => OpenFile;
  /** Returns the file as it was read last. */
  read: () => ReadFile;
}

export function createTableReader(): TableReader {
  let opened: OpenFile | undefined;
  let read: ReadFile | undefined;

  const look = async (format: Partial<FileFormat>): Promise<FileLook> => {
    const file = required(opened);
    read = undefined;
    try {
      read = await readFile(file, format);
    } catch (error) {
      // The file stays open: another encoding may fit.
      return unreadable(file, format, faultOf(error));
    }
    return lookAt(file, read);
  };

  return {
    open: async (file, format) => {
      opened = undefined;
      read = undefined;
      opened = await openFile(file);
      return look(format);
    },
    look,
    opened: () => required(opened),
    read: () => required(read),
  };
}

function unreadable({ workbook }: OpenFile, format: Partial<FileFormat>, fault: WorkFault): FileLook {
  const { sheet = '', encoding = 'utf-8', delimiter = ',', hasHeader = true } = format;
  return {
    isWorkbook: workbook !== undefined,
    sheets: workbook?.sheets ?? [],
    format: { sheet, encoding, delimiter, hasHeader },
    rows: [],
    columns: [],
    fault,
  };
}

/** Returns the value. @throws an error that `faultOf` recognises, if no file is open */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new NotOpenError();
  return value;
}

/** Error for a request about a file that this worker has not opened. */
class NotOpenError extends Error {
  override readonly name = 'NotOpenError';
}

/** Returns the failure of a task in the form sent to the page. */
export function faultOf(error: unknown): WorkFault {
  if (error instanceof ImportFileError) return error.sentence;
  return error instanceof NotOpenError ? 'not-open' : 'stopped';
}
