import { and, desc, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { orderSchema } from '../orders/order-schemas.ts';
import {
  accounts,
  articles,
  auditEvents,
  labels,
  labelVersions,
  widgets,
} from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { articleDetailSchema, articleSchema } from './article-schemas.ts';

const admin = 'admin@demo.test';
const { organizationId } = demoOrganization;
const oneOf = (answer: Answer) => z.object({ data: articleSchema }).parse(answer.body).data;
const detailOf = (answer: Answer) => z.object({ data: articleDetailSchema }).parse(answer.body).data;
const withEan = (data: string) => [{ key: 'EAN', data }];
const problemsOf = (answer: Answer) =>
  z.object({ problems: z.array(z.object({ path: z.string() })) }).parse(answer.body).problems;

onEveryStore('written articles', (server) => {
  const call = (route: string, body?: object, as = admin) =>
    server().call(route, { as, ...(body && { body }) });
  const add = async (body: object) => oneOf(await call('POST /api/articles', body));
  const article = async (id: number) => detailOf(await call(`GET /api/articles/${id}`));
  const order = async (id: number) =>
    z.object({ data: orderSchema }).parse((await call(`GET /api/orders/${id}`)).body).data;
  const audited = (words: string) =>
    server().store.asOrganization(organizationId, (transaction) =>
      transaction
        .select({ event: auditEvents.event })
        .from(auditEvents)
        .where(like(auditEvents.detail, words))
        .orderBy(desc(auditEvents.id)),
    );

  it('are created with their labels and their places in orders at once', async () => {
    const before = await order(2);
    const created = oneOf(
      await call('POST /api/articles/addnewarticleandlabelsandorders', {
        name: 'Zwetschgendatschi',
        externalIdentifier: '0012345678905',
        groupId: 3,
        articleData: [
          { key: 'ingredients', data: 'Zwetschgen' },
          { key: 'note', data: 'x', isExtra: true, propertySize: 5 },
        ],
        labelIds: [2, 1, 2],
        orders: [{ orderId: 2, quantity: 7, labelId: 2 }, { orderId: 1 }],
      }),
    );
    expect(created).toMatchObject({ externalIdentifier: '0012345678905', groupId: 3, revision: 1 });
    expect(created.labels.map(({ labelId }) => labelId)).toEqual([1, 2]);
    expect(created.orders.map(({ orderId }) => orderId)).toEqual([1, 2]);
    expect((await article(created.id)).articleData).toEqual([
      { key: 'ingredients', data: 'Zwetschgen' },
      { key: 'note', data: 'x', isExtra: true, propertySize: 2000 },
    ]);
    const after = await order(2);
    expect(after.revision).toBe(before.revision + 1);
    expect(after.lines.at(-1)).toMatchObject({ article: { id: created.id }, labelId: 2, quantity: 7 });
    expect((await audited(`article ${created.id}: %`)).map(({ event }) => event)).toEqual(['article-added']);
  });

  it('are not created at all when one of the orders does not exist', async () => {
    const answer = await call('POST /api/articles/addnewarticleandlabelsandorders', {
      name: 'Half an article',
      orders: [{ orderId: 1 }, { orderId: 999 }],
    });
    expect([answer.status, messageOf(answer)]).toEqual([422, 'There is no order 999.']);
    expect(problemsOf(answer)[0]?.path).toBe('orders.1.orderId');
    const found = await call('GET /api/articles/name?name=Half%20an%20article');
    expect(found.body).toEqual({ data: [] });
    expect((await order(1)).lines).not.toContainEqual(
      expect.objectContaining({ article: expect.objectContaining({ name: 'Half an article' }) }),
    );
  });

  it('change their values alone, with the revision they had', async () => {
    const { id } = await add({ name: 'Values', labelId: 1 });
    const articleData = [{ key: 'price', data: '1.20', editable: false, propertyType: 'default' as const }];
    const path = 'PUT /api/articles/setarticlevariabledata';
    const changed = detailOf(await call(path, { articleId: id, articleData, revision: 1 }));
    expect(changed).toMatchObject({ articleData, revision: 2, name: 'Values' });
    expect(changed.connectedLabels.map(({ labelId }) => labelId)).toEqual([1]);
    const late = await call(path, { articleId: id, articleData: [], revision: 1 });
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'This article was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
    ]);
    expect((await call(path, { articleId: String(id), articleData: [] })).status).toBe(200);
    expect(await article(id)).toMatchObject({ articleData: [], revision: 3 });
  });

  it('never share a GTIN, whatever zeros stand in front of it', async () => {
    await add({ name: 'UPC', externalIdentifier: '039047050730' });
    const answer = await call('POST /api/articles', { name: 'EAN', externalIdentifier: '0039047050730' });
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'There is an article with the identifier 039047050730 already, which is the same number as 0039047050730.',
    ]);
    // Without a valid check digit these are the organisation's own numbers, which are compared literally.
    await add({ name: 'Own', externalIdentifier: '10002345' });
    expect(
      (await call('POST /api/articles', { name: 'Own', externalIdentifier: '000010002345' })).status,
    ).toBe(200);
  });

  it('are found by the EAN among their values, by the newest one', async () => {
    const { id, gtins } = await add({
      name: 'Own number and EAN',
      externalIdentifier: 'A-4711',
      articleData: withEan('96385074'),
    });
    expect(gtins).toEqual(['96385074']);
    const totalOf = async (searchQuery: string) =>
      z
        .object({ data: z.object({ total: z.int() }) })
        .parse((await call(`GET /api/articles?searchQuery=${searchQuery}`)).body).data.total;
    expect([await totalOf('96385074'), await totalOf('A-4711%20000096385074')]).toEqual([1, 1]);
    const path = 'PUT /api/articles/setarticlevariabledata';
    await call(path, { articleId: id, articleData: withEan('40123455') });
    expect([await totalOf('96385074'), await totalOf('40123455')]).toEqual([0, 1]);
    await call(path, { articleId: id, articleData: [] });
    expect([await totalOf('40123455'), await totalOf('A-4711')]).toEqual([0, 1]);
  });

  it('keep no EAN that could not be printed', async () => {
    const wrong = { name: 'Wrong', articleData: [{ key: 'ean', data: '4006381333932' }] };
    const answer = await call('POST /api/articles', wrong);
    expect([answer.status, messageOf(answer)]).toEqual([
      422,
      '“ean” is no number that can be printed: check digit 1 expected, 2 found.',
    ]);
    expect(problemsOf(answer)[0]?.path).toBe('articleData.0.data');
    expect(
      (await call('POST /api/articles', { name: 'Empty', articleData: [{ key: 'gtin', data: '' }] })).status,
    ).toBe(200);
  });

  it('change all their data, are found by it, and keep leading zeros', async () => {
    const { id } = await add({ name: 'Before', labelId: 1 });
    server().advance(60_000);
    const body = {
      name: 'Danach umbenannt',
      externalIdentifier: '000042',
      groupId: 4,
      articleData: [],
      labelIds: [3],
      revision: 1,
    };
    const changed = detailOf(await call(`PUT /api/articles/${id}`, body));
    expect(changed).toMatchObject({ name: 'Danach umbenannt', externalIdentifier: '000042', groupId: 4 });
    expect(changed.connectedLabels.map(({ labelId }) => labelId)).toEqual([3]);
    expect(changed.modifiedAt).toBe(server().now().toISOString());
    const found = await call('GET /api/articles?searchQuery=umbenannt%20000042');
    expect(found.body).toMatchObject({ data: { total: 1 } });
    expect((await call(`PUT /api/articles/${id}`, body)).status).toBe(409);
  });

  it('refuse one of two changes at once', async () => {
    const { id } = await add({ name: 'Race' });
    const change = (data: string) =>
      call('PUT /api/articles/setarticlevariabledata', {
        articleId: id,
        articleData: [{ key: 'a', data }],
        revision: 1,
      });
    const statuses = (await Promise.all(['1', '2', '3'].map(change))).map(({ status }) => String(status));
    expect(statuses.toSorted()).toEqual(['200', '409', '409']);
  });

  it('never share an identifier, even when they are created at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => call('POST /api/articles', { name: `Twin ${n}`, externalIdentifier: 'TWIN' })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal && problemsOf(refusal)[0]?.path).toBe('externalIdentifier');
    const { id } = await add({ name: 'Other' });
    const answer = await call(`PUT /api/articles/${id}`, {
      name: 'Other',
      externalIdentifier: 'TWIN',
      groupId: 1,
      articleData: [],
      labelIds: [],
    });
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'There is an article with the identifier TWIN already.',
    ]);
  });

  it.each([
    [
      'a repeated key',
      [
        { key: 'a', data: '1' },
        { key: 'a', data: '2' },
      ],
      '“a” is there twice.',
      'articleData.1.key',
    ],
    [
      'a text that is too long for its size',
      [{ key: 'a', data: 'xyz', propertySize: 2 }],
      '“a” has 3 characters; there is room for 2.',
      'articleData.0.data',
    ],
    [
      'an extra beyond 2,000 characters',
      [{ key: 'a', data: 'x'.repeat(2001), isExtra: true, propertySize: 5000 }],
      '“a” has 2,001 characters; there is room for 2,000.',
      'articleData.0.data',
    ],
    [
      'a toggle that is neither true nor false',
      [{ key: 'a', data: 'maybe', propertyType: 'toggle' }],
      '“a” is a toggle: it is true or false.',
      'articleData.0.data',
    ],
  ])('are refused with %s', async (_, articleData, sentence, path) => {
    for (const answer of [
      await call('POST /api/articles', { name: 'Bad', articleData }),
      await call('PUT /api/articles/setarticlevariabledata', { articleId: 20, articleData }),
    ]) {
      expect([answer.status, messageOf(answer)]).toEqual([422, sentence]);
      expect(problemsOf(answer)[0]?.path).toBe(path);
    }
  });

  it.each([
    ['a NUL character', 'a\0b'],
    ['half a character', 'a\uD800'],
  ])('are refused with %s in a text', async (_, data) => {
    const answer = await call('POST /api/articles', { name: 'Bad', articleData: [{ key: 'a', data }] });
    expect([answer.status, messageOf(answer)]).toEqual([
      422,
      'The request cannot be used. It holds characters that are not text (NUL or half a character).',
    ]);
  });

  it('keep all other text that people type, letter by letter', async () => {
    const data = [
      '👨‍👩‍👧‍👦 🏳️‍🌈',
      'عسل طبيعي ‏(500غ)‏',
      '=HYPERLINK("http://evil.test")',
      '007',
      ' spaced ',
      'a\r\nb\tc',
      '<script>alert(1)</script>',
      "'; drop table articles; --",
      'x'.repeat(2000),
    ];
    const articleData = data.map((text, index) => ({ key: `k${index}`, data: text }));
    const { id } = await add({ name: '‮Rückwärts 👩🏽‍🍳', articleData });
    const kept = await article(id);
    expect(kept.articleData).toEqual(articleData);
    expect(kept.name).toBe('‮Rückwärts 👩🏽‍🍳');
  });

  it.each([
    ['a group', { groupId: 99 }, 'There is no group 99.'],
    ['a label', { labelIds: [1, 98] }, 'There is no label 98.'],
  ])('are refused with %s that does not exist', async (_, wrong, sentence) => {
    const body = { name: 'X', groupId: 1, articleData: [], labelIds: [], ...wrong };
    const answer = await call('PUT /api/articles/20', body);
    expect([answer.status, messageOf(answer)]).toEqual([422, sentence]);
  });

  it('keep the labels that cannot be printed now, and show that', async () => {
    const { id } = await add({ name: 'Disabled', labelId: 6 });
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction.update(labels).set({ isEnabled: false }).where(eq(labels.id, 6)),
    );
    expect(await article(id)).toMatchObject({
      labels: [],
      connectedLabels: [{ labelId: 6, isPrintable: false }],
    });
    await server().store.asOrganization(organizationId, async (transaction) => {
      await transaction.update(labels).set({ isEnabled: true }).where(eq(labels.id, 6));
      const published = and(eq(labelVersions.labelId, 6), eq(labelVersions.state, 'Published'));
      await transaction.update(labelVersions).set({ state: 'Superseded' }).where(published);
    });
    expect((await article(id)).connectedLabels[0]?.isPrintable).toBe(false);
  });

  it('are deleted, are removed from widgets, and are listed in the security log', async () => {
    const { id } = await add({ name: 'Short-lived', labelId: 1 });
    const widget = await server().store.asOrganization(organizationId, async (transaction) => {
      const [one] = await transaction.select({ id: widgets.id }).from(widgets).limit(1);
      await transaction
        .update(widgets)
        .set({ predefinedArticleId: id })
        .where(eq(widgets.id, one?.id ?? 0));
      return one?.id ?? 0;
    });
    expect((await call(`DELETE /api/articles/${id}`)).body).toEqual({});
    expect((await call(`GET /api/articles/${id}`)).status).toBe(404);
    expect((await call(`DELETE /api/articles/${id}`)).status).toBe(404);
    const [left] = await server().store.asOrganization(organizationId, (transaction) =>
      transaction
        .select({ article: widgets.predefinedArticleId })
        .from(widgets)
        .where(eq(widgets.id, widget)),
    );
    expect(left?.article).toBeNull();
    expect((await audited(`article ${id}: %`)).map(({ event }) => event)).toEqual([
      'article-deleted',
      'article-added',
    ]);
  });

  it('are not deleted while an order has a line of them, and the order is named', async () => {
    const answer = await call('DELETE /api/articles/13');
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'This article stands in order SO-2026-0412. Take it out there first; an order that was printed keeps its articles.',
    ]);
  });

  it('are not available to another organisation', async () => {
    const as = 'free@free.test';
    const body = { name: 'X', groupId: 1, articleData: [], labelIds: [] };
    expect((await call('PUT /api/articles/20', body, as)).status).toBe(404);
    expect((await call('DELETE /api/articles/20', undefined, as)).status).toBe(404);
    const values = { articleId: 20, articleData: [] };
    expect((await call('PUT /api/articles/setarticlevariabledata', values, as)).status).toBe(404);
  });

  it('are put into orders by people who manage orders only', async () => {
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction
        .update(accounts)
        .set({ userRoles: ['ArticleManager'] })
        .where(eq(accounts.email, 'design@demo.test')),
    );
    const as = 'design@demo.test';
    const path = 'POST /api/articles/addnewarticleandlabelsandorders';
    const answer = await call(path, { name: 'Mine', orders: [{ orderId: 1 }] }, as);
    expect([answer.status, messageOf(answer)]).toEqual([
      403,
      'Only somebody who manages orders can put an article into one.',
    ]);
    expect((await call(path, { name: 'Mine' }, as)).status).toBe(200);
  });

  it('have one row for a name however often an order has them', async () => {
    const { id } = await add({ name: 'Twice in one order' });
    const { revision, orderNumber, customer, groupId, lines } = await order(5);
    const kept = lines.map(({ position, article: { id: articleId }, quantity }) => ({
      position,
      articleId,
      quantity,
    }));
    const changed = await call('PUT /api/orders/5', {
      orderNumber,
      customer,
      groupId,
      revision,
      lines: [...kept, { articleId: id, quantity: 1 }, { articleId: id, quantity: 2 }],
    });
    expect(changed.status).toBe(200);
    expect((await article(id)).orders).toEqual([{ orderId: 5, orderNumber }]);
    const [count] = await server().store.asOrganization(organizationId, (transaction) =>
      transaction.select({ id: articles.id }).from(articles).where(eq(articles.id, id)),
    );
    expect(count?.id).toBe(id);
  });
});
