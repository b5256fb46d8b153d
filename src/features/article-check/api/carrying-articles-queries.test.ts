import { expect, it } from 'vitest';
import { articleHandlers, buildArticle } from '@/entities/article/index.testing';
import { createTestClient, mockApi } from '@/shared/testing';
import { carryingArticlesQuery } from './carrying-articles-queries';

const api = mockApi();

const carried = (id: number, labelId: number) =>
  buildArticle({ id, name: `Article ${id}`, labels: [{ labelId, name: 'Label', variables: [] }] });
const read = () => createTestClient().fetchQuery(carryingArticlesQuery(4));
const count = (length: number, labelId = (_id: number) => 4) =>
  Array.from({ length }, (_none, id) => carried(id, labelId(id)));
const offsets = () => api.sentTo('GET articles').map(({ query }) => query.get('offset'));

it('reads page by page, up to the last one', async () => {
  api.use(...articleHandlers(count(1001)));
  const { articles, total } = await read();
  expect([articles.length, total]).toEqual([1001, 1001]);
  expect(articles.at(-1)).toMatchObject({ id: 1000, name: 'Article 1000', labelId: 4 });
  expect(offsets()).toEqual(['0', '500', '1000']);
});

it('leaves out articles without the label, from a server that does not know the filter', async () => {
  api.use(...articleHandlers(count(600, (id) => (id % 3 === 0 ? 4 : 5))));
  const { articles, total } = await read();
  expect([articles.length, total]).toEqual([200, 200]);
});

it('ends at 5,000 articles, and tells how many there are', async () => {
  api.use(...articleHandlers(count(5600)));
  const { articles, total } = await read();
  expect([articles.length, total]).toEqual([5000, 5600]);
  expect(offsets()).toHaveLength(10);
});

const CALL = 'labels/4/articles';
const withData = (id: number) => ({
  id,
  name: `Article ${id}`,
  externalIdentifier: `A-${id}`,
  articleData: [{ key: 'title', data: 'Oats' }],
});

it('reads all values of the articles, page by page, where the server sends them', async () => {
  api.answer(CALL, ({ query }) => {
    const offset = Number(query.get('offset'));
    const rows = Array.from({ length: 700 }, (_none, id) => withData(id));
    return { data: { data: rows.slice(offset, offset + Number(query.get('take'))), total: 700 } };
  });
  const { articles, total } = await read();
  expect([articles.length, total]).toEqual([700, 700]);
  expect(articles.at(-1)).toEqual(withData(699));
  expect(api.sent.map(({ call, query }) => `${call} ${query.get('offset')}`)).toEqual([
    `GET ${CALL} 0`,
    `GET ${CALL} 500`,
  ]);
});

it('fails where the server cannot send them now, and reads no list instead', async () => {
  api.use(...articleHandlers([carried(1, 4)]));
  api.fail(CALL, 500, 'The database is away.');
  await expect(read()).rejects.toThrow('The database is away.');
  expect(offsets()).toEqual([]);
});

it('ends where a server says that there are more than it sends', async () => {
  api.use(...articleHandlers([]));
  api.answer('articles', ({ query }) => ({
    data: { data: query.get('offset') === '0' ? [carried(1, 4)] : [], total: 9 },
  }));
  expect((await read()).articles).toHaveLength(1);
});
