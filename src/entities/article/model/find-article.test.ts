import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '@/shared/testing';
import { buildArticle } from '../testing/article-builder';
import { articleHandlers } from '../testing/article-handlers';
import { articleSearchScope } from './article-search-scope';
import { findArticle } from './find-article';

const oats = buildArticle({ id: 1, name: 'Oats', externalIdentifier: '4006381333931' });
const rye = buildArticle({ id: 2, name: 'Rye', externalIdentifier: '012345678905' });
const asked: string[] = [];
const server = setupServer(
  ...articleHandlers([oats, rye], (query) => asked.push(query.get('searchQuery') ?? '')),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  asked.length = 0;
  server.resetHandlers();
});
afterAll(() => server.close());

const find = (code: string, groupIds: readonly string[] | 'all' = 'all') =>
  findArticle(
    createTestClient(),
    code,
    groupIds === 'all' ? articleSearchScope('all', []) : articleSearchScope('groupOnly', groupIds),
  );

describe('the article of a code', () => {
  it.each([
    ['4006381333931', 1],
    ['04006381333931', 1],
    ['012345678905', 2],
    ['0012345678905', 2],
    ['00012345678905', 2],
    ['oats', 1],
    ['96385074', undefined],
    ['', undefined],
    ['1', undefined],
  ])('“%s” is %s', async (code, id) => {
    expect((await find(code))?.id).toBe(id);
  });

  it('is asked for once where the code is as it is kept', async () => {
    await find('4006381333931');
    expect(asked).toEqual(['4006381333931']);
  });

  it('is nobody’s for a person without groups', async () => {
    expect(await find('4006381333931', [])).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is not known when it could not be asked for', async () => {
    server.use(
      http.get('http://api.test/api/articles', () => HttpResponse.json({ Message: 'Down' }, { status: 500 })),
    );
    await expect(find('4006381333931')).rejects.toThrow('Down');
  });
});
