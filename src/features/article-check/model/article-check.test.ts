import { readFileSync } from 'node:fs';
import { createFontSet, parseLabelTemplate, type LabelTemplate } from 'label-core';
import * as core from 'label-core';
import { describe, expect, it } from 'vitest';
import { shelfTemplate } from '@/entities/label/index.testing';
import { bothResults, createArticleCheck, NOTHING_CHECKED, type CheckResult } from './article-check';
import { problemGroups } from './problem-groups';

const font = (name: string) => readFileSync(`node_modules/@expo-google-fonts/noto-sans/${name}`);
const fonts = createFontSet({
  regular: font('400Regular/NotoSans_400Regular.ttf'),
  bold: font('700Bold/NotoSans_700Bold.ttf'),
});
const template = parseLabelTemplate(shelfTemplate);
const ean = '9501101530003';
const endless = 'Endless '.repeat(40);

const checkOne = (values: Readonly<Record<string, string>>, of: LabelTemplate = template) =>
  createArticleCheck({ core, fonts }, { template: of, dpi: 203, values: [values] })(0);

const withFixedText = parseLabelTemplate({
  ...shelfTemplate,
  elements: [...shelfTemplate.elements, { ...shelfTemplate.elements[0], id: 'fixed', value: 'Fixed' }],
});

const sized = (at: number, sizePt: number, isWhole = true, characters = 10): CheckResult => ({
  ...NOTHING_CHECKED,
  checked: 1,
  worst: [{ elementId: 't', at, sizePt, isWhole, characters }],
});
const problem = (code: 'text-overflow' | 'value-required', place: object) => ({
  code,
  args: {},
  message: '',
  ...place,
});

describe('one article', () => {
  it.each([
    ['fits', { title: 'Oats', ean }, []],
    ['lacks a required value', { ean }, [['value-required', undefined]]],
    [
      'is too long',
      { title: endless, ean },
      [
        ['value-too-long', undefined],
        ['text-overflow', 't'],
      ],
    ],
    ['has a wrong number', { title: 'Oats', ean: '9501101530004' }, [['barcode-check-digit', 'b']]],
    ['has foreign characters', { title: '麦', ean }, [['character-missing', 't']]],
  ])('%s', (_name, values, problems) => {
    const { findings } = checkOne(values);
    expect(findings.flatMap((one) => one.problems.map(({ code, elementId }) => [code, elementId]))).toEqual(
      problems,
    );
  });

  it('is checked with the next number of a counter', () => {
    const numbered = parseLabelTemplate({
      ...shelfTemplate,
      version: 2,
      variables: [
        ...shelfTemplate.variables.filter(({ name }) => name !== 'title'),
        { name: 'title', type: 'default', source: { kind: 'counter', counter: 'Lots', per: 'label' } },
      ],
    });
    const checkWith = (number: string) =>
      createArticleCheck(
        { core, fonts },
        { template: numbered, dpi: 203, values: [{ ean }], facts: { numbers: { Lots: number } } },
      )(0).findings;
    expect(checkWith('L-0042')).toEqual([]);
    expect(checkWith(endless)).toHaveLength(1);
  });

  it('is not blamed for a picture, which the check does not read', () => {
    const pictured = parseLabelTemplate({
      ...shelfTemplate,
      variables: [...shelfTemplate.variables, { name: 'photo', type: 'media-ref' }],
      elements: [
        ...shelfTemplate.elements,
        { type: 'image', id: 'p', xMm: 48, yMm: 18, widthMm: 8, heightMm: 8, source: { variable: 'photo' } },
      ],
    });
    expect(checkOne({ title: 'Oats', ean, photo: '7' }, pictured).findings).toEqual([]);
  });

  it.each([
    ['Oats', { sizePt: 12, isWhole: true }],
    ['Wholegrain oat biscuits with cranberries and almonds from Sweden', { sizePt: 9, isWhole: true }],
    [endless, { sizePt: 6, isWhole: false }],
  ])('tells the size of each text with a variable: %s', (title, size) => {
    const { worst } = checkOne({ title, ean }, withFixedText);
    expect(worst).toEqual([{ elementId: 't', at: 0, characters: title.length, ...size }]);
  });
});

describe('several articles', () => {
  it.each([
    ['the smaller', [sized(0, 8), sized(1, 6), sized(2, 7)], 1],
    ['the one that does not fit', [sized(0, 6), sized(1, 6, false), sized(2, 5.5)], 1],
    ['the longer of the same size', [sized(0, 6), sized(1, 6, true, 11), sized(2, 6)], 1],
    ['the first of the same', [sized(0, 6), sized(1, 6)], 0],
  ])('have as the worst %s', (_name, results, at) => {
    const { checked, worst } = results.reduce(bothResults, NOTHING_CHECKED);
    expect(checked).toBe(results.length);
    expect(worst.map((one) => one.at)).toEqual([at]);
  });

  it('are grouped by reason, the most frequent first, each once', () => {
    const groups = problemGroups([
      { at: 0, problems: [problem('value-required', { variable: 'lot' })] },
      {
        at: 3,
        problems: [
          problem('text-overflow', { elementId: 't', variable: 'title' }),
          problem('text-overflow', { elementId: 't', variable: 'name' }),
        ],
      },
      {
        at: 4,
        problems: [
          problem('text-overflow', { elementId: 't' }),
          problem('value-required', { variable: 'title' }),
        ],
      },
    ]);
    expect(groups.map(({ code, name, articles }) => [code, name, articles])).toEqual([
      ['text-overflow', 't', 2],
      ['value-required', 'lot', 1],
      ['value-required', 'title', 1],
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
  });
});
