import { characterCount, templateVariables, variableLabel, type LabelVariable } from '@/entities/label';
import { COMMENT_MAX } from '@/features/review-version';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { TEST_DATA } from '../config/limits';
import { faultTexts } from './fault-texts';
import type { TestRow } from './test-rows';
import type { VersionValues } from './version-values';

/** The form's name of the name of a row. */
export const nameField = (rowKey: string) => `name of ${rowKey}`;
/** The form's name of a value of a row. */
export const valueField = (rowKey: string, variableName: string) => `${variableName} of ${rowKey}`;

/** What keeps the test data and the comment from being saved, by field, in the order of the form. */
export function versionFaults({ comment, rows }: VersionValues, template: unknown): FormFaults {
  const variables = templateVariables(template);
  return Object.assign(
    faultsOf({
      comment: comment.trim().length > COMMENT_MAX ? faultTexts.commentTooLong(COMMENT_MAX) : undefined,
    }),
    ...rows.map((row) => ({ ...nameFaults(row, rows), ...valueFaults(row, variables) })),
  ) as FormFaults;
}

function nameFaults({ key, name }: TestRow, rows: readonly TestRow[]): FormFaults {
  const same = rows.filter((row) => row.name.trim().toLowerCase() === name.trim().toLowerCase());
  const isTwice = same.length > 1 && same[0]?.key !== key;
  return faultsOf({
    [nameField(key)]:
      name.trim() === ''
        ? faultTexts.noRowName
        : name.trim().length > TEST_DATA.nameCharacters
          ? faultTexts.rowNameTooLong
          : isTwice
            ? faultTexts.rowNameTwice(name.trim())
            : undefined,
  });
}

const valueFaults = ({ key, values }: TestRow, variables: readonly LabelVariable[]): FormFaults =>
  faultsOf(
    Object.fromEntries(
      variables.map((variable) => {
        const { variableName, dataType, propertySize: most } = variable;
        const isTooLong =
          dataType === 'default' && most !== undefined && characterCount(values[variableName] ?? '') > most;
        return [
          valueField(key, variableName),
          isTooLong ? faultTexts.valueTooLong(variableLabel(variable), most) : undefined,
        ];
      }),
    ),
  );

/** The faults a server found, at the fields of the form: `testData.2.values.ean`. */
export function serverVersionFaults(
  problems: readonly { field: string; message: string; path?: string }[],
  { rows }: VersionValues,
): FormFaults {
  return Object.fromEntries(
    problems.map(({ field, path = field, message }) => {
      const [, index, variable] = /^testData\.(\d+)\.(?:name|values\.(.+))$/.exec(path) ?? [];
      const row = index === undefined ? undefined : rows[Number(index)];
      if (!row) return [field, message];
      return [variable === undefined ? nameField(row.key) : valueField(row.key, variable), message];
    }),
  );
}
