import {
  createRowChecker,
  guessDelimiter,
  guessHeader,
  importOptionsSchema,
  readCsvRows,
  suggestMapping,
  type ImportedRow,
  type ImportFault,
  type ImportKind,
  type ImportOptions,
} from '../index.ts';

interface CheckedText {
  readonly delimiter: string;
  readonly hasHeader: boolean;
  readonly fields: readonly string[];
  readonly values: readonly ImportedRow[];
  readonly faults: readonly ImportFault[];
  readonly isWithheld: (orderNumber: string) => boolean;
}

/** Checks a text as the screen and the server do, with all guesses and suggestions accepted. */
export function checkText(
  text: string,
  kind: ImportKind = 'articles',
  keys = ['ingredients'],
  more: Partial<ImportOptions> = {},
): CheckedText {
  const delimiter = guessDelimiter(text);
  const rows = [...readCsvRows(text, delimiter)];
  const sample = rows.slice(0, 30).map(({ cells }) => cells);
  const hasHeader = guessHeader(sample);
  const mapping = suggestMapping({ kind, rows: sample, hasHeader, keys });
  const options = importOptionsSchema.parse({
    kind,
    delimiter,
    hasHeader,
    mapping,
    onExisting: 'update',
    skipFaulty: true,
    ...more,
  });
  const checker = createRowChecker(options, sample[0] ?? []);
  const checked = rows.slice(hasHeader ? 1 : 0).map((row) => checker.check(row));
  return {
    delimiter,
    hasHeader,
    fields: mapping.map(({ field }) => field),
    values: checked.flatMap((one) => (one.ok ? [one.value] : [])),
    faults: checked.flatMap((one) => (one.ok ? [] : one.faults)),
    isWithheld: checker.isWithheld,
  };
}
