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

/** Step after a save: keep the version as a draft, or set it ready for approval. */
export type NextStep = 'draft' | 'ready';

export const versionDraftSchema = z.object({
  comment: z.string(),
  rows: z.array(z.object({ key: z.string(), name: z.string(), values: z.record(z.string(), z.string()) })),
  next: z.enum(['draft', 'ready']),
  /** Hash of the version on which the input is based; "" for a new one. */
  seenHash: z.string(),
  /** Data that the server read from the chosen file. The file itself does not survive a reload. */
  read: z.pipe(
    z.optional(z.extend(extractedLabelSchema, { fileName: z.string() })),
    z.transform((read) => read),
  ),
});

/** Form values of a version. */
export type VersionValues = FormValues<typeof versionDraftSchema>;

/** Returns the form values of an existing version: its test data and an empty comment. */
export const valuesOf = ({ testData, versionHash }: ReviewVersion): VersionValues => ({
  comment: '',
  rows: rowsOf(testData),
  next: 'draft',
  seenHash: versionHash,
  read: undefined,
});

/** Returns the form values of a new version, with the test data of the previous one. */
export const newValues = (before: ReviewVersion | undefined): VersionValues => ({
  comment: '',
  rows: rowsOf(before?.testData ?? []),
  next: 'draft',
  seenHash: '',
  read: undefined,
});

/** Returns the form's name for the field with the name of a row. */
export const nameField = (rowKey: string) => `name of ${rowKey}`;
/** Returns the form's name for the field with a value of a row. */
export const valueField = (rowKey: string, variableName: string) => `${variableName} of ${rowKey}`;

/** Returns the errors of the test data and the comment, by field, in the order of the form. */
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

/** Returns the server's errors by field of the form, from paths such as `testData.2.values.ean`. */
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
