import { suggestMapping } from 'label-core/import';
import {
  createTableReader,
  faultOf,
  required,
  sampleOf,
  sentFile,
  type Desk,
} from '@/features/table-file/index.worker';
import { FAULTS_AT_ONCE } from '../config/limits';
import { checkFile, rejectedRows, type FileCheck } from './check-file';
import type { CheckResult, ImportWorks } from './import-work';

/**
 * Returns a function that reads and checks an open file outside of the page; only the data to show is returned. Rejects
 * with an error that `faultOf` recognises.
 */
export function createImportDesk(): Desk<ImportWorks> {
  const reader = createTableReader();
  let checked: FileCheck | undefined;

  const check = (request: ImportWorks['check']['request']): CheckResult => {
    checked = undefined;
    try {
      checked = checkFile(reader.read(), request);
      return checked.result;
    } catch (error) {
      return { ...nothingChecked, fault: faultOf(error) };
    }
  };

  return async (work) => {
    switch (work.kind) {
      case 'open':
        checked = undefined;
        return reader.open(work.request.file, work.request.format);
      case 'look':
        checked = undefined;
        return reader.look(work.request);
      case 'suggest': {
        const { format, rows } = reader.read();
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
        return rejectedRows(reader.read(), work.request);
      case 'file':
      default:
        return sentFile(reader.opened(), reader.read());
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
