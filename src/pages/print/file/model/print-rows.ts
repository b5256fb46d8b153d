import { editableData, printedValues, type LabelValues, type LabelVariable } from '@/entities/label';
import { LABELS_PER_JOB, type LabelLine } from '@/features/send-print-job';
import type { Id } from '@/shared/api';
import { sourceOf, type ColumnMapping } from './column-mapping';
import type { FileRow } from './file-works';

/** One row of the file, as it would be printed. */
export interface PrintRow {
  /** Number of the row, from 1, without the headings. */
  row: number;
  /** Line of the file in which it begins, from 1. */
  line: number;
  /** Labels of the row; 0 for none; undefined when its cell is no number of labels. */
  copies: number | undefined;
  /** Values from the file, by variable name; "" for the label's own default. */
  filled: LabelValues;
  /** Values that are printed, the label's own among them. */
  printed: LabelValues;
}

/** Returns the rows of a file as they would be printed. */
export function printRows(
  rows: readonly FileRow[],
  mapping: ColumnMapping,
  variables: readonly LabelVariable[],
  allVariables: readonly LabelVariable[],
): PrintRow[] {
  const sources = variables.map((variable) => ({ variable, source: sourceOf(mapping, variable) }));
  return rows.map(({ line, cells }, at) => {
    const filled: Record<string, string> = {};
    for (const { variable, source } of sources) {
      const text =
        source.kind === 'column' ? (cells[source.column] ?? '') : source.kind === 'text' ? source.text : '';
      const isOwn = text === '' && (source.kind !== 'column' || !variable.required);
      filled[variable.variableName] = isOwn
        ? variable.variableData
        : variable.dataType === 'toggle'
          ? toggleValue(text)
          : text;
    }
    return {
      row: at + 1,
      line,
      copies: mapping.copies === undefined ? 1 : readCopies(cells[mapping.copies] ?? ''),
      filled,
      printed: printedValues(allVariables, filled),
    };
  });
}

/** Returns the value of a toggle for a cell; other texts stay, and are refused by the check. */
function toggleValue(text: string): string {
  const word = text.trim().toLowerCase();
  if (/^(?:true|1|yes|on|x|ja|wahr|oui|vrai|sí|si|verdadero)$/.test(word)) return 'true';
  return /^(?:false|0|no|off|nein|falsch|non|faux|falso)$/.test(word) ? 'false' : text;
}

/** Returns a row in the form of the print call. */
export const toLine = (
  { copies = 0, filled }: PrintRow,
  variables: readonly LabelVariable[],
  { labelId, printerId }: { labelId: Id; printerId: Id },
): LabelLine => ({ labelId, quantity: copies, printerId, editableData: editableData(variables, filled) });

/**
 * Returns the number of labels that a cell says: 1 for an empty one, a whole number from 0 to 10,000, as spreadsheets write
 * it (“12”, “12.0”, “12,00”); undefined for anything else.
 */
export function readCopies(cell: string): number | undefined {
  const text = cell.trim();
  if (text === '') return 1;
  if (!/^\d{1,6}(?:[.,]0+)?$/.test(text)) return undefined;
  const copies = Number.parseInt(text, 10);
  return copies <= LABELS_PER_JOB ? copies : undefined;
}
