import { describe, expect, it } from 'vitest';
import { createTestClient, mockApi } from '@/shared/testing';
import { articleHandlers } from '../testing/article-handlers';
import { buildArticle } from '../testing/article-builder';
import { articleSearchScope } from '../model/article-search-scope';
import { articleQueries } from './article-queries';

const oats = buildArticle({ id: 1, name: 'Oat biscuits' });
const api = mockApi(...articleHandlers([oats]));

const asked = () => api.sentTo('GET articles').map(({ query }) => String(query));

describe('the article search', () => {
  it('asks for ten from the start, in the person’s groups as a comma list', async () => {
    await createTestClient().query(
      articleQueries.search(' oat ', articleSearchScope('groupOnly', ['1', '2'])),
    );
    expect(asked()).toEqual(['take=10&offset=0&searchQuery=oat&groupIds=1%2C2']);
  });

  it('names no groups when it looks for articles everywhere', async () => {
    await createTestClient().query(articleQueries.search('oat', articleSearchScope('all', ['1', '2'])));
    expect(asked()).toEqual(['take=10&offset=0&searchQuery=oat']);
  });

  it('finds nothing, without asking, for somebody in no group', async () => {
    const page = await createTestClient().query(
      articleQueries.search('oat', articleSearchScope('groupOnly', [])),
    );
    expect(page.rows).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['', false],
    ['o', false],
    [' o ', false],
    ['oa', true],
  ])('searches only from two characters on: “%s” %s', (text, isEnabled) => {
    expect(articleQueries.search(text, articleSearchScope('all', [])).enabled).toBe(isEnabled);
  });
});

describe('a page of articles', () => {
  it.each([
    ['a bare list', [oats], undefined],
    ['data', { data: [oats] }, undefined],
    ['data.data with a total', { data: { data: [oats], total: 321 } }, 321],
    ['items with a total', { data: { items: [oats], total: 3 } }, 3],
  ])('reads a page of articles from %s', async (_form, respond, total) => {
    api.answer('articles', respond);
    const page = await createTestClient().query(
      articleQueries.page({ searchQuery: '', offset: 0, take: 50 }),
    );
    expect(page).toEqual({ rows: [oats], total });
  });

  it('fills in what a foreign server leaves out', async () => {
    api.answer('articles', [{ id: '5', name: null }]);
    const page = await createTestClient().query(articleQueries.list({}));
    expect(page.rows).toEqual([
      { id: 5, name: '', externalIdentifier: '', gtins: [], labels: [], orders: [], modifiedAt: '' },
    ]);
  });

  it('reads one article, and those of a name', async () => {
    const client = createTestClient();
    expect(await client.query(articleQueries.detail(1))).toEqual({ ...oats, articleData: [] });
    expect(await client.query(articleQueries.byName('Oat biscuits'))).toEqual([oats]);
  });
});
