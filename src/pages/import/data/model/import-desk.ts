import { suggestMapping } from 'label-core/import';
import { FAULTS_AT_ONCE } from '../config/limits';
import { checkFile, rejectedRows, type FileCheck } from './check-file';
import type {
  CheckResult,
  FileFormat,
  FileLook,
  ImportWork,
  ImportWorkKind,
  ImportWorks,
} from './import-work';
import type { ReaderTexts } from './reader-texts';
import { lookAt, openFile, readFile, sampleOf, sentFile, type OpenFile, type ReadFile } from './read-file';

type Answers = { [Kind in ImportWorkKind]: ImportWorks[Kind]['result'] };

/**
 * Reads and checks an open file away from the page; only what is shown of it leaves. Rejects with an Error whose message
 * is for people, one of the texts that come with the work.
 */
export function createImportDesk(): (
  work: ImportWork,
  texts: ReaderTexts,
) => Promise<Answers[ImportWorkKind]> {
  let opened: OpenFile | undefined;
  let read: ReadFile | undefined;
  let checked: FileCheck | undefined;

  const look = async (format: Partial<FileFormat>, texts: ReaderTexts): Promise<FileLook> => {
    const file = required(opened, texts);
    read = undefined;
    checked = undefined;
    try {
      read = await readFile(file, format);
    } catch (error) {
      // The file stays open: another encoding may fit.
      return unreadable(file, format, messageOf(error));
    }
    return lookAt(file, read, texts);
  };
  const check = (request: ImportWorks['check']['request'], texts: ReaderTexts): CheckResult => {
    checked = undefined;
    try {
      checked = checkFile(required(read, texts), request, texts);
      return checked.result;
    } catch (error) {
      return { ...nothingChecked, fault: messageOf(error) };
    }
  };

  return async (work, texts) => {
    switch (work.kind) {
      case 'open':
        opened = undefined;
        opened = await openFile(work.request.file, texts);
        return look(work.request.format, texts);
      case 'look':
        return look(work.request, texts);
      case 'suggest': {
        const { format, rows } = required(read, texts);
        return suggestMapping({ ...work.request, rows: sampleOf(rows()), hasHeader: format.hasHeader });
      }
      case 'check':
        return check(work.request, texts);
      case 'faults': {
        const { cause, from } = work.request;
        return (
          required(checked, texts)
            .byCause.get(cause)
            ?.slice(from, from + FAULTS_AT_ONCE) ?? []
        );
      }
      case 'rejected':
        return rejectedRows(required(read, texts), required(checked, texts), texts);
      case 'file':
      default:
        return sentFile(required(opened, texts), required(read, texts));
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
  fault: '',
};

function unreadable({ workbook }: OpenFile, format: Partial<FileFormat>, fault: string): FileLook {
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

function required<T>(value: T | undefined, { notOpen }: ReaderTexts): T {
  if (value === undefined) throw new Error(notOpen);
  return value;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
