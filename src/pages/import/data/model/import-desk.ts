import { ImportFileError, suggestMapping } from 'label-core/import';
import { FAULTS_AT_ONCE } from '../config/limits';
import { checkFile, rejectedRows, type FileCheck } from './check-file';
import type {
  CheckResult,
  FileFormat,
  FileLook,
  ImportWork,
  ImportWorkKind,
  ImportWorks,
  WorkFault,
} from './import-work';
import { lookAt, openFile, readFile, sampleOf, sentFile, type OpenFile, type ReadFile } from './read-file';

type Answers = { [Kind in ImportWorkKind]: ImportWorks[Kind]['result'] };

/**
 * Returns a function that reads and checks an open file outside of the page; only the data to show is returned. Rejects
 * with an error that `faultOf` recognises.
 */
export function createImportDesk(): (work: ImportWork) => Promise<Answers[ImportWorkKind]> {
  let opened: OpenFile | undefined;
  let read: ReadFile | undefined;
  let checked: FileCheck | undefined;

  const look = async (format: Partial<FileFormat>): Promise<FileLook> => {
    const file = required(opened);
    read = undefined;
    checked = undefined;
    try {
      read = await readFile(file, format);
    } catch (error) {
      // The file stays open: another encoding may fit.
      return unreadable(file, format, faultOf(error));
    }
    return lookAt(file, read);
  };
  const check = (request: ImportWorks['check']['request']): CheckResult => {
    checked = undefined;
    try {
      checked = checkFile(required(read), request);
      return checked.result;
    } catch (error) {
      return { ...nothingChecked, fault: faultOf(error) };
    }
  };

  return async (work) => {
    switch (work.kind) {
      case 'open':
        opened = undefined;
        opened = await openFile(work.request.file);
        return look(work.request.format);
      case 'look':
        return look(work.request);
      case 'suggest': {
        const { format, rows } = required(read);
        return suggestMapping({ ...work.request, rows: sampleOf(rows()), hasHeader: format.hasHeader });
      }
      case 'check':
        return check(work.request);
      case 'faults': {
        const { cause, from } = work.request;
        return (
          required(checked)
            .byCause.get(cause)
            ?.slice(from, from + FAULTS_AT_ONCE) ?? []
        );
      }
      case 'reasons':
        return required(checked).reasons;
      case 'rejected':
        return rejectedRows(required(read), work.request);
      case 'file':
      default:
        return sentFile(required(opened), required(read));
    }
  };
}

const nothingChecked: CheckResult = {
  rowCount: 0,
  acceptedCount: 0,
  underscored: { count: 0, line: 0, words: '' },
  orderCount: 0,
  faultCount: 0,
  rejectedCount: 0,
  withheldCount: 0,
  groups: [],
  fault: undefined,
};

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

function required<T>(value: T | undefined): T {
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
