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
 * The rows of a connector as articles with these labels. A variable is filled by the column of its name, letter for
 * letter or else as headings of imports are compared; what a row says, nobody changes while printing, and what it does
 * not say is the label's default, to be changed. What the label itself fixes stays as it is: without an article of
 * this server a print with another value is refused.
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

/** What a row says under a name; a column that is empty says nothing. */
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

/** What every row says besides its columns. A number that is no GTIN would only keep an EAN from being typed. */
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

/** Undefined where the text is nothing that such a variable can be: no switch, no number of a picture. */
function valueFor({ dataType }: Variable, text: string): string | undefined {
  if (dataType === 'toggle') return switched.get(text.trim().toLowerCase());
  if (dataType === 'media-ref') return /^[1-9]\d{0,8}$/.test(text.trim()) ? text.trim() : undefined;
  return text;
}
