import { describe, expect, it } from 'vitest';
import { rowOf } from '../../testing/connector-program.ts';
import { fitted, readAnswers } from './read-answers.ts';

const id = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const none = { id, articles: [], total: 0 };

const columns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`column ${index}`, 'x']));

describe('the answers of a program', () => {
  it('are a page of rows, one row, none, or a fault', () => {
    const sent = [
      { id, articles: [rowOf('a'), rowOf('007', { price: '1,20' })], total: 2000 },
      { id, article: rowOf('x'.repeat(200), columns(200)) },
      { id, article: null },
      { id, fault: '  The system is closed on Sundays. ' },
    ];
    const { answers, problems } = readAnswers(sent);
    expect(problems).toEqual([]);
    expect(answers).toEqual([...sent.slice(0, 3), { id, fault: 'The system is closed on Sundays.' }]);
  });

  it.each([
    ['an id of 201 characters', { id, article: rowOf('x'.repeat(201)) }, 'article.id'],
    ['an empty id', { id, article: rowOf('') }, 'article.id'],
    ['a number for an id', { id, article: { ...rowOf('7'), id: 7 } }, 'article.id'],
    ['201 columns', { id, article: rowOf('7', columns(201)) }, 'article.values'],
    ['a text of 5001 characters', { id, article: rowOf('7', { a: 'x'.repeat(5001) }) }, 'article.values.a'],
    ['a number for a text', { id, article: { ...rowOf('7'), values: { a: 1 } } }, 'article.values.a'],
    ['no values', { id, article: { id: '7', name: '', externalIdentifier: '' } }, 'article.values'],
    ['an unknown field', { id, article: { ...rowOf('7'), price: '1' } }, 'article'],
    ['no total', { id, articles: [] }, 'total'],
    ['a negative total', { ...none, total: -1 }, 'total'],
    ['rows that are no rows', { id, articles: 'all', total: 1 }, 'articles'],
    ['an empty fault', { id, fault: ' ' }, 'fault'],
    ['a very long fault', { id, fault: 'x'.repeat(1001) }, 'fault'],
    ['two answers in one', { ...none, article: null }, ''],
  ])('are refused with %s, and the person who asked is told', (_what, sent, place) => {
    const { answers, problems } = readAnswers([{ id: other, article: null }, sent]);
    expect(answers).toEqual([
      { id: other, article: null },
      { id, fault: expect.stringMatching(/^Its answer cannot be read\. .*\.$/s) },
    ]);
    expect(problems.map(({ path }) => path)).toEqual([`answers.1.${place}`.replace(/\.$/, '')]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'no'],
    ['a list', [none]],
    ['an answer without a question id', { articles: [], total: 0 }],
    ['an answer with an invalid question id', { ...none, id: '7' }],
  ])('are refused where the body is %s', (_what, sent) => {
    const { answers, problems } = readAnswers([sent]);
    expect([answers, problems.length]).toEqual([[], 1]);
  });

  it('are refused with the first errors, not with those of every row', () => {
    const articles = Array.from({ length: 100 }, () => rowOf(''));
    expect(readAnswers([{ id, articles, total: 100 }]).problems).toHaveLength(3);
  });
});

describe('the answer to a question', () => {
  const search = { kind: 'search', searchQuery: '', offset: 0, take: 2 } as const;
  const article = { kind: 'article', articleId: '007' } as const;
  const page = (count: number, total: number) => ({
    id,
    articles: Array.from({ length: count }, (_, index) => rowOf(String(index))),
    total,
  });

  it.each([
    ['a page', search, page(2, 9), true],
    ['an empty page', search, page(0, 0), true],
    ['more rows than were asked for', search, page(3, 9), false],
    ['a total smaller than the rows', search, page(2, 1), false],
    ['one article to a search', search, { id, article: rowOf('007') }, false],
    ['the article that was asked for', article, { id, article: rowOf('007') }, true],
    ['no article', article, { id, article: null }, true],
    ['another article', article, { id, article: rowOf('7') }, false],
    ['a page to an article', article, page(1, 1), false],
  ])('is accepted only where it fits: %s', (_what, question, sent, fits) => {
    const { fault } = fitted(question, sent);
    expect(fault).toBe(fits ? null : 'Its answer does not fit what it was asked.');
  });

  it('stays a fault when it is one', () => {
    expect(fitted(search, { id, fault: 'Closed.' })).toEqual({ answer: null, fault: 'Closed.' });
  });
});
