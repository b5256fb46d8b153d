import { cellText } from './csv-record.ts';
import { folded } from './folded.ts';
import { ImportFileError } from './import-file-error.ts';
import { fieldNamed } from './field-named.ts';
import type { ImportField } from './import-fields.ts';
import { importLimits } from './import-limits.ts';
import type { ImportOptions, MappedColumn } from './import-options.ts';
import { missingFields } from './missing-fields.ts';
import { sentences } from './sentences/index.ts';

export interface FoundColumn {
  readonly field: ImportField;
  /** Index of its column, from 0. */
  readonly index: number;
}

/**
 * Returns the columns of the mapped fields in a file.
 * @param first cells of the first row of the file
 * @throws ImportFileError for a column that the file does not have, and for a required field without a column
 */
export function findColumns(options: ImportOptions, first: readonly string[]): FoundColumn[] {
  if (first.length > importLimits.columns) {
    throw new ImportFileError(
      'too-many-columns',
      sentences.importFile.tooManyColumns({ columns: first.length, most: importLimits.columns }),
    );
  }
  const [missing] = missingFields(options);
  if (missing) {
    throw new ImportFileError(
      'field-missing',
      sentences.importFile.fieldWithoutColumn({ field: missing[0] ?? '' }),
    );
  }
  return options.mapping.map((mapped) => ({ field: mapped.field, index: placeOf(mapped, options, first) }));
}

function placeOf({ field, column }: MappedColumn, { hasHeader }: ImportOptions, first: readonly string[]) {
  const index = typeof column === 'number' ? column : hasHeader ? headingPlace(column, first) : -1;
  if (index >= 0 && index < first.length) return index;
  const named = fieldNamed(field);
  throw new ImportFileError(
    'column-missing',
    typeof column === 'number'
      ? sentences.importFile.noColumn({ number: column + 1, field: named })
      : sentences.importFile.noHeading({ heading: column, field: named }),
  );
}

/** Returns the column with exactly this heading, else the only one with the same folded heading; -1 when there is none. */
export function headingPlace(heading: string, first: readonly string[]): number {
  const titles = first.map(cellText);
  const exact = titles.indexOf(heading);
  if (exact !== -1) return exact;
  const wanted = folded(heading);
  const alike = titles.flatMap((title, index) => (wanted !== '' && folded(title) === wanted ? [index] : []));
  return alike.length === 1 ? (alike[0] ?? -1) : -1;
}
