import { describe, expect, it } from 'vitest';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
import { LabelTemplateError } from '../template/template-issue.ts';

function issuesOf(variables: readonly object[]): readonly (readonly [path: string, message: string])[] {
  try {
    parseLabelTemplate({
      format: 'platen-label',
      version: 2,
      name: 'a',
      widthMm: 50,
      heightMm: 30,
      variables,
      elements: [],
    });
  } catch (error) {
    if (error instanceof LabelTemplateError) return error.issues.map(({ path, message }) => [path, message]);
    throw error;
  }
  return [];
}

const lot = { name: 'lot', type: 'default' };
const logo = { name: 'logo', type: 'media-ref' };
const date = (rest: object) => ({
  name: 'd',
  type: 'default',
  source: { kind: 'date', format: 'dd.MM.yyyy', ...rest },
});
const formula = (text: string, name = 'f') => ({ name, type: 'default', source: { kind: 'formula', text } });

describe('the sources of a template', () => {
  it.each<[string, readonly object[]]>([
    ['a date', [date({ base: 'lot', add: { days: 3 }, to: 'endOfMonth', locale: 'de-AT' }), lot]],
    ['a formula', [formula('lot & {lot}'), lot]],
    ['a counter', [{ ...lot, source: { kind: 'counter', counter: 'serial', per: 'label' } }]],
    ['what an article says', [{ ...lot, source: { kind: 'article', field: 'net weight' } }]],
    ['a chain, whatever its order', [formula('g', 'f'), formula('lot', 'g'), lot]],
    ['a computed switch', [{ ...formula('lot = "A"'), type: 'toggle' }, lot]],
  ])('accept %s', (_name, variables) => {
    expect(issuesOf(variables)).toEqual([]);
  });

  it.each<[string, readonly object[], string, string]>([
    [
      'a computed picture',
      [{ ...logo, source: { kind: 'article', field: 'x' } }],
      'source',
      'a picture cannot be computed',
    ],
    [
      'a base that is not there',
      [date({ base: 'lot' })],
      'source.base',
      '“lot” is not a variable of this label',
    ],
    ['a picture as a base', [date({ base: 'logo' }), logo], 'source.base', '“logo” is a picture'],
    [
      'letters that mean nothing',
      [date({ format: 'dd.MM.yyyyy' })],
      'source.format',
      '“yyyyy” has no meaning in a date format; text stands in single quotes',
    ],
    [
      'a quote without its end',
      [date({ format: "'Lot" })],
      'source.format',
      'a text in single quotes does not end',
    ],
    [
      'a language without names',
      [date({ locale: 'ja' })],
      'source.locale',
      'there are no names in the language “ja”',
    ],
    ['an unknown offset', [date({ add: { hours: 1 } })], 'source.add', 'does not know “hours”'],
    ['half a formula', [formula('1 +')], 'source.text', 'column 4: a value is expected, not the end'],
    [
      'an unknown function',
      [formula('1 + eval("x")')],
      'source.text',
      'column 5: there is no function “eval”',
    ],
    [
      'a wrong number of values',
      [formula('left(lot)'), lot],
      'source.text',
      'column 1: write left(text, count); one value is given',
    ],
    [
      'an unknown name',
      [formula('lot & lto'), lot],
      'source.text',
      'column 7: “lto” is not a variable of this label',
    ],
    ['a picture in a formula', [formula('"x" & logo'), logo], 'source.text', 'column 7: “logo” is a picture'],
    [
      'a variable that is taken from itself',
      [formula('f & "x"')],
      'source',
      'takes its value from itself: “f”',
    ],
  ])('refuse %s', (_name, variables, path, message) => {
    expect(issuesOf(variables)).toEqual([[`variables[0].${path}`, message]]);
  });

  it('refuse variables that are taken from each other, and name them', () => {
    expect(issuesOf([formula('b', 'a'), date({ base: 'a' }), formula('a', 'b'), lot])).toEqual([
      ['variables[0].source', 'takes its value from itself: “a” and “b”'],
      ['variables[2].source', 'takes its value from itself: “a” and “b”'],
    ]);
  });
});
