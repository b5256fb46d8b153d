import { describe, expect, it } from 'vitest';
import { createTestClient, mockApi } from '@/shared/testing';
import { buildArticle } from '../testing/article-builder';
import { articleHandlers } from '../testing/article-handlers';
import { articleSearchScope } from './article-search-scope';
import { findArticle } from './find-article';

const oats = buildArticle({ id: 1, name: 'Oats', externalIdentifier: '4006381333931' });
const rye = buildArticle({ id: 2, name: 'Rye', externalIdentifier: '012345678905' });
const cola = buildArticle({ id: 3, name: 'Cola', externalIdentifier: '012345000065' });
/** Two articles whose EAN-8 and UPC-E have the same digits. */
const ean8 = buildArticle({ id: 4, name: 'Gum', externalIdentifier: '0000001200003' });
const upcE = buildArticle({ id: 5, name: 'Mint', externalIdentifier: '012000000003' });
const onlyUpcE = buildArticle({ id: 6, name: 'Lime', externalIdentifier: '0042100005264' });
const api = mockApi(...articleHandlers([oats, rye, cola, upcE, ean8, onlyUpcE]));
const asked = () => api.sentTo('GET articles').map(({ query }) => query.get('searchQuery'));

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
    ['01234565', 3],
    ['01234566', undefined],
    ['01200003', 4],
    ['04252614', 6],
    ['04252615', undefined],
    ['96385074', undefined],
    ['', undefined],
    ['1', undefined],
  ])('finds the article of the code “%s”: %s', async (code, id) => {
    expect((await find(code))?.id).toBe(id);
  });

  it('asks once for an article whose code is as it is kept', async () => {
    await find('4006381333931');
    expect(asked()).toEqual(['4006381333931']);
  });

  it('finds no article for a person without groups', async () => {
    expect(await find('4006381333931', [])).toBeUndefined();
    expect(asked()).toEqual([]);
  });

  it('fails when the article could not be asked for', async () => {
    api.fail('articles', 500, 'Down');
    await expect(find('4006381333931')).rejects.toThrow('Down');
  });
});
