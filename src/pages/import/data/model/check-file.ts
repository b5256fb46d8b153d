import {
  byteOrderMark,
  cellText,
  createRowChecker,
  csvRecord,
  ImportFileError,
  importLimits,
  importSentences,
  underscoredWords,
  type CsvRow,
  type FaultCause,
  type ImportFault,
  type ImportOptions,
} from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { FAULTS_AT_ONCE } from '../config/limits';
import type { CheckResult, RejectedWords, RowReasons } from './import-work';
import type { ReadFile } from '@/features/table-file/index.worker';

const { file: said } = importSentences;

/** Complete result of a check; it stays in the worker. */
export interface FileCheck {
  readonly result: CheckResult;
  /** Faults by cause, the most frequent cause first. */
  readonly byCause: ReadonlyMap<FaultCause, readonly ImportFault[]>;
  /** Reasons for left-out rows, by the line in which the row starts. */
  readonly reasons: RowReasons;
}

/** Checks every row of a file by the server's rules. @throws ImportFileError if the mapping is incomplete or the file is too large */
export function checkFile(file: ReadFile, options: ImportOptions): FileCheck {
  const faults: ImportFault[] = [];
  const reasons = new Map<number, readonly Sentence[]>();
  /** Lines of the valid rows of orders, by order number. */
  const orders = new Map<string, number[]>();
  const underscored = { count: 0, line: 0, words: '' };
  let rowCount = 0;
  let isFirst = true;
  let checker: ReturnType<typeof createRowChecker> | undefined;
  for (const row of file.rows()) {
    // Underscores are counted as they are in the file: the person decides what becomes of them.
    checker ??= createRowChecker({ ...options, underscoredAsBold: false }, row.cells);
    const isHeading = isFirst && options.hasHeader;
    isFirst = false;
    if (isHeading) continue;
    rowCount += 1;
    if (rowCount > importLimits.rows)
      throw new ImportFileError('too-many-rows', said.tooManyRows({ most: importLimits.rows }));
    const checked = checker.check(row);
    if (!checked.ok) {
      faults.push(...checked.faults);
      reasons.set(row.line, checked.faults);
    } else if (checked.value.kind === 'article') {
      const words = checked.value.articleData.map(({ data }) => underscoredWords(data)).find(Boolean);
      if (words === undefined) continue;
      if (underscored.count === 0) Object.assign(underscored, { line: row.line, words });
      underscored.count += 1;
    } else {
      const lines = orders.get(checked.value.orderNumber);
      if (lines) lines.push(row.line);
      else orders.set(checked.value.orderNumber, [row.line]);
    }
  }
  if (rowCount === 0) throw new ImportFileError('empty', said.noRowToImport);
  const withheld = [...orders].filter(([orderNumber]) => checker?.isWithheld(orderNumber) === true);
  for (const line of withheld.flatMap(([, lines]) => lines))
    reasons.set(line, [importSentences.row.withheld]);
  const byCause = groupByCause(faults);
  const withheldCount = withheld.reduce((count, [, lines]) => count + lines.length, 0);
  const groups = [...byCause].map(([cause, all]) => ({
    cause,
    count: all.length,
    faults: all.slice(0, FAULTS_AT_ONCE),
  }));
  const result: CheckResult = {
    rowCount,
    acceptedCount: rowCount - reasons.size,
    orderCount: orders.size - withheld.length,
    faultCount: faults.length,
    rejectedCount: reasons.size,
    withheldCount,
    groups,
    underscored,
    fault: undefined,
  };
  return { result, byCause, reasons };
}

function groupByCause(faults: readonly ImportFault[]): Map<FaultCause, ImportFault[]> {
  const groups = Map.groupBy(faults, ({ cause }) => cause);
  return new Map([...groups].toSorted(([, a], [, b]) => b.length - a.length));
}

/** Returns the left-out rows as CSV in their original form, plus a column with the reasons. No cell can act as a formula. */
export function rejectedRows(file: ReadFile, { lineColumn, reasonColumn, reasons }: RejectedWords): Blob {
  const { delimiter, hasHeader } = file.format;
  const write = ({ line, cells }: CsvRow, width: number, reason: string) => {
    const padded = Array.from({ length: Math.max(width, cells.length) }, (_none, at) =>
      cellText(cells[at] ?? ''),
    );
    return csvRecord([...padded, String(line), reason], delimiter);
  };
  const records: string[] = [byteOrderMark];
  let width: number | undefined;
  for (const row of file.rows()) {
    if (width === undefined) {
      width = row.cells.length;
      if (hasHeader) {
        records.push(csvRecord([...row.cells.map(cellText), lineColumn, reasonColumn], delimiter));
        continue;
      }
    }
    const reason = reasons.get(row.line);
    if (reason !== undefined) records.push(write(row, width, reason));
  }
  return new Blob(records, { type: 'text/csv' });
}
