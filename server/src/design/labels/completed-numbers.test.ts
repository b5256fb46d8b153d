import { describe, expect, it } from 'vitest';
import type { ArticleWithNumber } from './articles-with-numbers.ts';
import { CompletedNumbers } from './completed-numbers.ts';
import type { CompletingLabel } from './completing-labels.ts';

const label = (labelId: number, facts: Partial<CompletingLabel> = {}): CompletingLabel => ({
  labelId,
  name: `Label ${labelId}`,
  version: 1,
  variables: [{ name: 'ean', type: 'default' }],
  codes: [{ symbology: 'ean13', value: '{{ean}}' }],
  isOfGroups: false,
  ...facts,
});

const article = (externalIdentifier: string, labelIds: readonly number[] = []): ArticleWithNumber => ({
  name: `Article ${externalIdentifier}`,
  externalIdentifier,
  data: [],
  labelIds,
});

const numbersOf = (labels: readonly CompletingLabel[]) => {
  const numbers = new CompletedNumbers();
  for (const one of labels) numbers.add(one);
  return numbers;
};

const itf = [{ symbology: 'itf14', value: '{{ean}}' }] as const;
const fixed = [{ symbology: 'ean13', value: '400638133393' }] as const;

describe('completed numbers', () => {
  it.each<[string, readonly CompletingLabel[], unknown]>([
    [
      'in the articles of all labels at once',
      [label(1), label(2)],
      [{ length: 12, isOfAll: false, labelIds: [1, 2] }],
    ],
    [
      'for each length on its own',
      [label(1), label(2, { codes: itf })],
      [
        { length: 12, isOfAll: false, labelIds: [1] },
        { length: 13, isOfAll: false, labelIds: [2] },
      ],
    ],
    [
      'in all articles for a label of groups',
      [label(1), label(2, { isOfGroups: true })],
      [{ length: 12, isOfAll: true, labelIds: [1] }],
    ],
    ['nowhere for a number that the label holds', [label(1, { codes: fixed })], []],
  ])('are looked for %s', (_where, labels, expected) => {
    expect(numbersOf(labels).searches()).toEqual(expected);
  });

  it('are counted for the labels that print the article', () => {
    const numbers = numbersOf([label(1), label(2), label(3, { isOfGroups: true }), label(4, { codes: itf })]);
    for (const one of [article('400638133393', [1, 4]), article('831652000168')]) numbers.check(one);
    expect(
      numbers.list().map(({ labelId, articleCount, articleName }) => [labelId, articleCount, articleName]),
    ).toEqual([
      [1, 1, 'Article 400638133393'],
      [3, 2, 'Article 400638133393'],
    ]);
  });

  it('are told apart by the default of a variable', () => {
    const variables = [{ name: 'ean', type: 'default', defaultValue: '400638133393' }] as const;
    const numbers = numbersOf([label(1), label(2, { variables })]);
    expect(numbers.list()).toMatchObject([{ labelId: 2, former: '4006381333931', articleCount: 0 }]);
  });

  it('are looked for in 1000 articles of a label', () => {
    const numbers = numbersOf([label(1)]);
    for (let at = 0; at < 1001; at += 1) numbers.check(article(`4006381${String(at).padStart(5, '0')}`, [1]));
    expect(numbers.list()).toMatchObject([{ articleCount: 1000 }]);
    expect(numbers.searches()).toEqual([]);
  });
});
