import * as z from 'zod/mini';
import { characterCount, type LabelVariable, templateVariables, variableLabel } from '@/entities/label';
import type { ReviewVersion } from '@/entities/review';
import { extractedLabelSchema } from '@/features/label-file';
import { COMMENT_MAX } from '@/features/review';
import { definedErrors, type FormErrors, type FormValues } from '@/shared/lib/form';
import { TEST_DATA } from '../config/limits';
import { texts } from '../i18n';
import { rowsOf, type TestRow } from './test-rows';

const { errors } = texts;

/** What becomes of the version once it is saved. */
export type NextStep = 'draft' | 'ready';

export const versionDraftSchema = z.object({
  comment: z.string(),
  rows: z.array(z.object({ key: z.string(), name: z.string(), values: z.record(z.string(), z.string()) })),
  next: z.enum(['draft', 'ready']),
  /** Of the version that was seen as this was begun; "" for a new one. */
  seenHash: z.string(),
  /** What the server read out of the chosen file. The file itself does not outlive a reload. */
  read: z.pipe(
    z.optional(z.extend(extractedLabelSchema, { fileName: z.string() })),
    z.transform((read) => read),
  ),
});

/** What is entered of a version. */
export type VersionValues = FormValues<typeof versionDraftSchema>;

/** The form over a version that is there: its test data, and nothing said yet. */
export const valuesOf = ({ testData, versionHash }: ReviewVersion): VersionValues => ({
  comment: '',
  rows: rowsOf(testData),
  next: 'draft',
  seenHash: versionHash,
  read: undefined,
});

/** The form of a version to come, with the test data of the one before. */
export const newValues = (before: ReviewVersion | undefined): VersionValues => ({
  comment: '',
  rows: rowsOf(before?.testData ?? []),
  next: 'draft',
  seenHash: '',
  read: undefined,
});

/** The form's name of the name of a row. */
export const nameField = (rowKey: string) => `name of ${rowKey}`;
/** The form's name of a value of a row. */
export const valueField = (rowKey: string, variableName: string) => `${variableName} of ${rowKey}`;

/** What keeps the test data and the comment from being saved, by field, in the order of the form. */
export function versionErrors({ comment, rows }: VersionValues, template: unknown): FormErrors {
  const variables = templateVariables(template);
  return Object.assign(
    definedErrors({
      comment: comment.trim().length > COMMENT_MAX ? errors.longComment({ most: COMMENT_MAX }) : undefined,
    }),
    ...rows.map((row) => ({ ...nameErrors(row, rows), ...valueErrors(row, variables) })),
  ) as FormErrors;
}

function nameErrors({ key, name }: TestRow, rows: readonly TestRow[]): FormErrors {
  const same = rows.filter((row) => row.name.trim().toLowerCase() === name.trim().toLowerCase());
  const isTwice = same.length > 1 && same[0]?.key !== key;
  return definedErrors({
    [nameField(key)]:
      name.trim() === ''
        ? errors.noRowName
        : name.trim().length > TEST_DATA.nameCharacters
          ? errors.longRowName({ most: TEST_DATA.nameCharacters })
          : isTwice
            ? errors.rowNameTwice({ name: name.trim() })
            : undefined,
  });
}

const valueErrors = ({ key, values }: TestRow, variables: readonly LabelVariable[]): FormErrors =>
  definedErrors(
    Object.fromEntries(
      variables.map((variable) => {
        const { variableName, dataType, propertySize: most } = variable;
        const isTooLong =
          dataType === 'default' && most !== undefined && characterCount(values[variableName] ?? '') > most;
        return [
          valueField(key, variableName),
          isTooLong ? errors.longValue({ name: variableLabel(variable), most }) : undefined,
        ];
      }),
    ),
  );

/** The errors a server found, at the fields of the form: `testData.2.values.ean`. */
export function serverVersionErrors(
  problems: readonly { field: string; message: string; path?: string }[],
  { rows }: VersionValues,
): FormErrors {
  return Object.fromEntries(
    problems.map(({ field, path = field, message }) => {
      const [, index, variable] = /^testData\.(\d+)\.(?:name|values\.(.+))$/.exec(path) ?? [];
      const row = index === undefined ? undefined : rows[Number(index)];
      if (!row) return [field, message];
      return [variable === undefined ? nameField(row.key) : valueField(row.key, variable), message];
    }),
  );
}
