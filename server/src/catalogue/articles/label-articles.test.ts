import { expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { articleDetailSchema, articleSchema, carryingArticleSchema } from './article-schemas.ts';

const template = {
  format: 'platen-label',
  version: 1,
  name: 'Not published yet',
  widthMm: 60,
  heightMm: 40,
  variables: [{ name: 'name', type: 'default' }],
  elements: [
    { id: 'name', type: 'text', xMm: 2, yMm: 2, widthMm: 50, heightMm: 8, value: '{{name}}', sizePt: 10 },
  ],
};

const pageOf = <Row extends z.ZodType>(row: Row, body: unknown) =>
  z.object({ data: z.object({ data: z.array(row), total: z.int() }) }).parse(body).data;

onEveryStore('the articles of a label', (server) => {
  const read = async (path: string, as = 'labels@demo.test') =>
    pageOf(carryingArticleSchema, (await server().call(`GET /api/labels/${path}`, { as })).body);

  it('are there before a first version is published, with all their values', async () => {
    const added = await server().call('POST /api/labels', {
      as: 'labels@demo.test',
      body: { name: template.name, template },
    });
    const { labelId } = z.object({ data: z.object({ labelId: z.int() }) }).parse(added.body).data;
    expect(await read(`${labelId}/articles`)).toEqual({ data: [], total: 0 });
    await server().call('POST /api/articles/connectLabel', {
      as: 'admin@demo.test',
      body: { labelId, articleIds: [13, 20] },
    });
    const { data, total } = await read(`${labelId}/articles`);
    expect([total, data.map(({ id }) => id).toSorted((one, other) => one - other)]).toEqual([2, [13, 20]]);
    const detail = await server().call('GET /api/articles/13', { as: 'admin@demo.test' });
    const { name, externalIdentifier, gtins, articleData, labels } = z
      .object({ data: articleDetailSchema })
      .parse(detail.body).data;
    expect(data.find(({ id }) => id === 13)).toEqual({
      id: 13,
      name,
      externalIdentifier,
      gtins,
      articleData: articleData.map(({ key, data: text }) => ({ key, data: text })),
    });
    // What a list of articles answers is as it was: the labels that can be printed.
    expect(labels.map((label) => label.labelId)).not.toContain(labelId);
  });

  it('are those that a list of articles finds for it, in pages in the same order', async () => {
    const listed = await server().call('GET /api/articles?labelId=1&take=500', { as: 'labels@demo.test' });
    const { data, total } = pageOf(articleSchema, listed.body);
    const ids = data.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(5);
    const whole = await read('1/articles?take=500');
    expect([whole.total, whole.data.map(({ id }) => id)]).toEqual([total, ids]);
    const part = await read('1/articles?take=2&offset=3', 'packer@demo.test');
    expect([part.total, part.data.map(({ id }) => id)]).toEqual([total, ids.slice(3, 5)]);
  });

  it.each(['1/articles?take=501', '1/articles?offset=x'])('refuse “%s”', async (path) => {
    const answer = await server().call(`GET /api/labels/${path}`, { as: 'labels@demo.test' });
    expect(answer.status).toBe(422);
  });
});
