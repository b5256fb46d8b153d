import { EXTRA_SIZE } from '@/entities/article';
import type { LabelSummary, LabelVariable } from '@/entities/label';
import type { Id } from '@/shared/api';
import { nextRowKey } from '@/shared/lib/form';
import type { ArticleValues, DatumValues } from './article-form';

/** Variables that the article's own fields fill: its name, or its identifier. */
const OF_ARTICLE: Readonly<Record<string, keyof Pick<ArticleValues, 'name' | 'externalIdentifier'>>> = {
  name: 'name',
  articlename: 'name',
  ean: 'externalIdentifier',
  gtin: 'externalIdentifier',
  externalidentifier: 'externalIdentifier',
};

/** Returns the article's field for a variable that has no value of its own; undefined if the label's default applies. */
const knownValue = (variable: string, values: ArticleValues): string | undefined => {
  const field = OF_ARTICLE[variable.toLowerCase()];
  return field && values[field].trim();
};

/** Returns the variables of the connected labels that the article does not fill yet, without duplicates. */
export function wantedVariables(
  labels: readonly LabelSummary[],
  labelIds: readonly Id[],
  values: ArticleValues,
): LabelVariable[] {
  const taken = new Set(values.data.map(({ key }) => key.trim()));
  return labels
    .filter(({ labelId }) => labelIds.includes(labelId))
    .flatMap(({ variables }) => variables)
    .filter(({ variableName, isComputed = false }) => {
      if (isComputed || taken.has(variableName) || OF_ARTICLE[variableName.toLowerCase()] !== undefined)
        return false;
      taken.add(variableName);
      return true;
    });
}

/** Returns the values plus one for each of these variables, with the label's default. */
export function withVariables(
  data: readonly DatumValues[],
  variables: readonly LabelVariable[],
): readonly DatumValues[] {
  return variables.reduce<readonly DatumValues[]>(
    (rows, { variableName, variableData, dataType, propertySize, editable }) => [
      ...rows,
      {
        rowKey: nextRowKey(rows),
        key: variableName,
        data: variableData,
        type: dataType,
        size: propertySize === undefined ? '' : String(propertySize),
        isEditable: editable,
        isExtra: false,
      },
    ],
    data,
  );
}

/** Returns the values plus an empty extra: a value that belongs to no variable of the labels. */
export const withExtra = (data: readonly DatumValues[]): readonly DatumValues[] => [
  ...data,
  {
    rowKey: nextRowKey(data),
    key: '',
    data: '',
    type: 'default',
    size: String(EXTRA_SIZE),
    isEditable: true,
    isExtra: true,
  },
];

/**
 * Returns the values that a label would be printed with: the article's own value, else its name or identifier, else the
 * label's default.
 */
export function previewValues(
  variables: readonly LabelVariable[],
  values: ArticleValues,
): Record<string, string> {
  return Object.fromEntries(
    variables.map(({ variableName, variableData, dataType }) => {
      const own = values.data.find(({ key }) => key.trim() === variableName)?.data;
      const value = own ?? knownValue(variableName, values) ?? variableData;
      return [variableName, dataType === 'toggle' && value === '' ? 'false' : value];
    }),
  );
}
