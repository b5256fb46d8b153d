import { expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { foldText } from 'label-core/search';
import { articleDetailSchema, articleSchema } from './article-schemas.ts';

const pageOf = (answer: Answer) =>
  z.object({ data: z.object({ data: z.array(articleSchema), total: z.int() }) }).parse(answer.body).data;
const oneOf = (answer: Answer) => z.object({ data: articleSchema }).parse(answer.body).data;

onEveryStore('the article calls', (server) => {
  const search = async (query: string, as = 'member@demo.test') =>
    pageOf(await server().call(`GET /api/articles?${query}`, { as }));
  const names = async (query: string) => (await search(query)).data.map(({ name }) => name);

  it.each(['creme fraiche', 'crème fraîche', 'CRÈME FRAICHE', 'fraiche creme', 'eme fra'])(
    'find “Crème fraîche” by “%s”',
    async (searchQuery) => {
      const found = await names(`searchQuery=${encodeURIComponent(searchQuery)}&take=50`);
      expect(found).toHaveLength(6);
      expect(found.every((name) => name.startsWith('Crème fraîche'))).toBe(true);
    },
  );

  it.each([
    ['an EAN', '2026500000133', 1],
    ['the middle of an EAN', '5000001', 10],
    ['Greek in capitals', 'ΦΕΤΑ', 6],
    ['Cyrillic', 'творог', 6],
    ['two letters', 'ca', 35],
    ['a percent sign, taken as it is', '70 %', 2],
    ['an underscore, which is no wildcard', '_', 0],
    ['a backslash', '\\', 0],
    ['a quote', "'", 0],
    ['a word that is not there', 'zzzzzz', 0],
  ])('find articles by %s', async (_, searchQuery, total) => {
    expect((await search(`searchQuery=${encodeURIComponent(searchQuery)}`)).total).toBe(total);
  });

  it('return all articles in pages in the order of their names, each once', async () => {
    const { total } = await search('take=1');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 50) }, (_, page) => search(`take=50&offset=${page * 50}`)),
    );
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(total).toBeGreaterThanOrEqual(150);
    expect(new Set(ids).size).toBe(total);
    const first =
      pages[0]?.data.map(({ name }) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()) ?? [];
    expect(first).toEqual(first.toSorted());
  });

  it.each([
    ['name', '-name', ({ name }: { name: string }) => foldText(name)],
    [
      'identifier',
      '-identifier',
      ({ externalIdentifier }: { externalIdentifier: string }) => externalIdentifier,
    ],
    ['changed', '-changed', ({ modifiedAt }: { modifiedAt: string }) => modifiedAt],
  ])('sort by %s and by %s: all articles, those found, and those of a label', async (sort, turned, keyOf) => {
    for (const narrowed of ['', '&searchQuery=a', '&searchQuery=creme', '&labelId=1', '&groupIds=2']) {
      const { data } = await search(`take=500&sort=${sort}${narrowed}`);
      expect(data.length).toBeGreaterThan(1);
      const keys = data.map(keyOf);
      expect(keys).toEqual(keys.toSorted());
      const back = (await search(`take=500&sort=${turned}${narrowed}`)).data;
      expect(back.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toReversed());
      const page = (await search(`take=3&offset=2&sort=${turned}${narrowed}`)).data;
      expect(page.map(({ id }) => id)).toEqual(back.slice(2, 5).map(({ id }) => id));
    }
  });

  it('give a member who asks by group only their groups and those below', async () => {
    const food = await search('groupIds=2&take=500');
    expect(new Set(food.data.map(({ groupId }) => groupId))).toEqual(new Set([3, 4, 5]));
    expect((await search('groupIds=2,6', 'packer@demo.test')).data.every(({ groupId }) => groupId >= 7)).toBe(
      true,
    );
    expect((await search('groupIds=2', 'packer@demo.test')).total).toBe(0);
    expect((await search('groupIds=1', 'admin@demo.test')).total).toBe((await search('take=1')).total);
  });

  it('give the articles that carry a label, searched, counted and paged like all others', async () => {
    const all = (await search('take=500')).data;
    const labelIds = [...new Set(all.flatMap(({ labels }) => labels.map(({ labelId }) => labelId)))];
    expect(labelIds.length).toBeGreaterThan(2);
    for (const labelId of labelIds) {
      const carrying = all.filter(({ labels }) => labels.some((label) => label.labelId === labelId));
      const found = await search(`take=500&labelId=${labelId}`);
      expect(found).toEqual({ data: carrying, total: carrying.length });
      expect(await search(`take=3&offset=2&labelId=${labelId}`)).toEqual({
        data: carrying.slice(2, 5),
        total: carrying.length,
      });
    }
    const [first = 0] = labelIds;
    const creme = (await search('take=500&searchQuery=creme')).data.filter(({ labels }) =>
      labels.some(({ labelId }) => labelId === first),
    );
    expect(creme.length).toBeGreaterThan(0);
    expect((await search(`take=500&searchQuery=creme&labelId=${first}`)).data).toEqual(creme);
    expect((await search(`searchQuery=${encodeURIComponent('70 %')}&labelId=${first}`)).total).toBe(2);
    expect(await names(`searchQuery=_&labelId=${first}`)).toEqual([]);
    expect(await search(`groupIds=2&labelId=${first}`, 'packer@demo.test')).toEqual({ data: [], total: 0 });
    expect((await search('labelId=999999')).total).toBe(0);
  });

  it.each(['0', '-1', 'x', '1,2', ''])('refuse “%s” as a label', async (labelId) => {
    const answer = await server().call(`GET /api/articles?labelId=${labelId}`, { as: 'member@demo.test' });
    expect(answer.status).toBe(422);
  });

  it('give the labels with the values of the article, and its orders', async () => {
    const answer = await server().call('GET /api/articles/13', { as: 'member@demo.test' });
    const article = z.object({ data: articleDetailSchema }).parse(answer.body).data;
    expect(article.name).toBe('Tarte à la crème 1 part');
    expect(article.orders).toContainEqual({ orderId: 1, orderNumber: 'SO-2026-0412' });
    expect(article.articleData).toContainEqual({
      key: 'netContent',
      data: '1 part',
      editable: true,
      propertyType: 'default',
    });
    expect(article.connectedLabels).toEqual(
      article.labels.map(({ labelId, name }) => ({ labelId, name, isPrintable: true })),
    );
    const [label] = article.labels;
    expect(label?.variables).toContainEqual({
      variableId: 2,
      variableName: 'ean',
      variableData: '2026500000133',
      propertySize: null,
      dataType: 'default',
      required: true,
      editable: false,
      displayName: 'EAN',
    });
  });

  it('create an article that is found at once and printed with its own data', async () => {
    const body = {
      name: 'Ñandú de prueba',
      labelId: 1,
      articleData: [{ key: 'ean', data: '4006381333931' }],
    };
    const created = oneOf(await server().call('POST /api/articles', { as: 'admin@demo.test', body }));
    expect(created).toMatchObject({
      name: 'Ñandú de prueba',
      externalIdentifier: '4006381333931',
      groupId: 1,
    });
    expect(created.labels.map(({ labelId }) => labelId)).toEqual([1]);
    expect(await names('searchQuery=nandu')).toEqual(['Ñandú de prueba']);
    const byName = await server().call('GET /api/articles/name?name=%C3%91and%C3%BA%20de%20prueba', {
      as: 'member@demo.test',
    });
    expect(z.object({ data: z.array(articleSchema) }).parse(byName.body).data).toEqual([created]);
    const again = await server().call('POST /api/articles', { as: 'admin@demo.test', body });
    expect([again.status, messageOf(again)]).toEqual([
      409,
      'There is an article with the identifier 4006381333931 already.',
    ]);
  });

  it('find the article of a label by the eight digits below its UPC-E', async () => {
    const body = { name: 'Lemonade', externalIdentifier: '042100005264', labelId: 1 };
    await server().call('POST /api/articles', { as: 'admin@demo.test', body });
    expect(await names('searchQuery=04252614')).toEqual(['Lemonade']);
    expect(await names('searchQuery=04252614&labelId=1')).toEqual(['Lemonade']);
    expect(await names('searchQuery=04252615&labelId=1')).toEqual([]);
  });

  it('give 40 articles created at once 40 consecutive ids', async () => {
    const created = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        server().call('POST /api/articles', { as: 'admin@demo.test', body: { name: `Parallel ${index}` } }),
      ),
    );
    const ids = created.map((answer) => oneOf(answer).id).toSorted((one, other) => one - other);
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
  });

  it.each([
    ['a label that is not there', { name: 'X', labelId: 99 }, 422, 'There is no label 99.'],
    ['an empty name', { name: ' ' }, 422, 'name'],
    ['an unknown field', { name: 'X', organizationId: 1 }, 422, 'organizationId'],
  ])('refuse %s', async (_, body, status, words) => {
    const answer = await server().call('POST /api/articles', { as: 'admin@demo.test', body });
    expect(answer.status).toBe(status);
    expect(messageOf(answer)).toContain(words);
  });

  it.each([
    'take=0',
    'take=501',
    'take=x',
    'offset=-1',
    'groupIds=a',
    'sort=price',
    `searchQuery=${'x'.repeat(201)}`,
  ])('refuse the query %s', async (query) => {
    expect((await server().call(`GET /api/articles?${query}`, { as: 'member@demo.test' })).status).toBe(422);
  });
});
