import type { LabelVariable } from 'label-core';
import { toGtin14 } from 'label-core/gtin';
import { folded } from 'label-core/import';
import { gtinsOf } from '../articles/gtins-of.ts';
import type { Variable } from '../../design/labels/label-schemas.ts';
import { toVariables } from '../../design/labels/variables.ts';
import type { ConnectorRow } from '../../foundation/values/connector-answers.ts';
import type { ConnectorArticle } from './connector-schemas.ts';

/** A label that the articles of a connector are printed with. */
export interface RowLabel {
  readonly labelId: number;
  readonly name: string;
  readonly variables: readonly LabelVariable[];
}

/**
 * Converts the rows of a connector to articles with these labels. A variable is filled from the column with exactly its
 * name, else from one whose name matches as the headings of imports do. A value from the row cannot be changed while
 * printing; without one, the label's default applies and can be changed. A value that the label itself fixes stays: a
 * print of an article that is not of this server is refused with any other value.
 * @param at when the rows were read
 */
export function articlesOfRows(
  rows: readonly ConnectorRow[],
  labels: readonly RowLabel[],
  at: Date,
): ConnectorArticle[] {
  const blank = labels.map(({ labelId, name, variables }) => ({
    labelId,
    name,
    variables: toVariables(variables).map((variable) => ({
      variable,
      foldedName: folded(variable.variableName),
    })),
  }));
  return rows.map((row) => {
    const textOf = columnsOf(row);
    return {
      id: row.id,
      name: row.name,
      externalIdentifier: row.externalIdentifier,
      gtins: gtinsOf(Object.entries(row.values).map(([key, data]) => ({ key, data }))),
      groupId: 1,
      labels: blank.map(({ labelId, name, variables }) => ({
        labelId,
        name,
        variables: variables.map(({ variable, foldedName }) =>
          filled(variable, textOf(variable.variableName, foldedName)),
        ),
      })),
      orders: [],
      modifiedAt: at.toISOString(),
      revision: 1,
    };
  });
}

/** Returns the values of a row by name; an empty column counts as missing. */
function columnsOf({ name, externalIdentifier, values }: ConnectorRow) {
  const own = Object.entries(values).filter(([, text]) => text.trim() !== '');
  const exact = new Map(own);
  const alike = new Map<string, string>();
  for (const [column, text] of [...own, ...knownColumns(name, externalIdentifier)]) {
    const key = folded(column);
    if (!alike.has(key)) alike.set(key, text);
  }
  return (variableName: string, foldedName: string) =>
    exact.get(variableName) ?? (foldedName === '' ? undefined : alike.get(foldedName));
}

/**
 * Returns the values every row has besides its columns. A number that is no GTIN is left out as ean and gtin: it would
 * only prevent an EAN from being typed in.
 */
function knownColumns(name: string, externalIdentifier: string): readonly (readonly [string, string])[] {
  const gtin = toGtin14(externalIdentifier) === undefined ? '' : externalIdentifier;
  const known = { name, articleName: name, externalIdentifier, ean: gtin, gtin };
  return Object.entries(known).filter(([, text]) => text.trim() !== '');
}

function filled(variable: Variable, text: string | undefined): Variable {
  if (text === undefined || !variable.editable) return variable;
  const value = valueFor(variable, text);
  return value === undefined ? variable : { ...variable, variableData: value, editable: false };
}

const switched: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['1', 'true'],
  ['yes', 'true'],
  ['false', 'false'],
  ['0', 'false'],
  ['no', 'false'],
]);

/** Returns undefined if the text is no possible value of the variable: no switch, no number of a picture. */
function valueFor({ dataType }: Variable, text: string): string | undefined {
  if (dataType === 'toggle') return switched.get(text.trim().toLowerCase());
  if (dataType === 'media-ref') return /^[1-9]\d{0,8}$/.test(text.trim()) ? text.trim() : undefined;
  return text;
}
