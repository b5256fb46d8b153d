import { toGtin14 } from 'label-core/gtin';
import { describe, expect, it } from 'vitest';
import { labelVariableSchema } from '@/entities/label/@x/article';
import { buildArticle } from '../testing/article-builder';
import { exactHit } from './exact-hit';

const articles = [
  buildArticle({ id: 1, name: 'Crème', externalIdentifier: '4006381333931' }),
  buildArticle({ id: 2, name: 'Crème fraîche', externalIdentifier: '12' }),
  buildArticle({ id: 3, name: 'Twin', externalIdentifier: '' }),
  buildArticle({ id: 4, name: 'Twin', externalIdentifier: 'T-4' }),
  buildArticle({ id: 5, name: '12', externalIdentifier: 'other' }),
  buildArticle({ id: 6, name: 'UPC', externalIdentifier: '012345678905' }),
  buildArticle({ id: 7, name: 'Case', externalIdentifier: '10012345678902' }),
  buildArticle({ id: 8, name: 'Zeros', externalIdentifier: '00123' }),
  buildArticle({ id: 9, name: 'No zeros', externalIdentifier: '123' }),
  buildArticle({ id: 10, name: 'With an EAN', externalIdentifier: 'A-10', gtins: ['0831652000168'] }),
  buildArticle({
    id: 11,
    name: 'With an EAN on its label',
    externalIdentifier: 'A-11',
    labels: [
      {
        labelId: 1,
        name: 'Shelf',
        variables: [labelVariableSchema.parse({ variableName: 'EAN', variableData: '96385074' })],
      },
    ],
  }),
];

describe('exactHit', () => {
  it.each([
    ['4006381333931', 1],
    [' 4006381333931 ', 1],
    ['crème', 1],
    ['CRÈME FRAÎCHE', 2],
    ['Cre\u0300me', 1],
    ['t-4', 4],
    ['12', 2],
    ['04006381333931', 1],
    ['012345678905', 6],
    ['0012345678905', 6],
    ['00012345678905', 6],
    ['10012345678902', 7],
    ['00123', 8],
    ['123', 9],
    ['0123', undefined],
    ['831652000168', 10],
    ['00831652000168', 10],
    ['0000096385074', 11],
    ['Twin', undefined],
    ['Crè', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('takes “%s” for article %s', (text, id) => {
    expect(exactHit(articles, text, toGtin14(text))?.id).toBe(id);
  });
});
