import { desc, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { articleLabels, auditEvents, labels } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { articleDetailSchema } from './article-schemas.ts';
import { articleLimits } from './article-limits.ts';

const admin = 'admin@demo.test';
const { organizationId } = demoOrganization;
const labelId = 6;
const outcomeOf = (answer: Answer) =>
  z.object({ data: z.strictObject({ changedCount: z.int(), unchangedCount: z.int() }) }).parse(answer.body)
    .data;
const problemsOf = (answer: Answer) =>
  z.object({ problems: z.array(z.object({ path: z.string() })) }).parse(answer.body).problems;

onEveryStore('a label on many articles', (server) => {
  const call = (route: string, body?: object, as = admin) =>
    server().call(route, { as, ...(body && { body }) });
  const connect = (body: object, as?: string) =>
    call('POST /api/articles/connectLabel', { labelId, ...body }, as);
  const takeOff = (body: object) => call('POST /api/articles/disconnectLabel', { labelId, ...body });
  const total = async (query: string) =>
    z
      .object({ data: z.object({ total: z.int() }) })
      .parse((await call(`GET /api/articles?take=1&${query}`)).body).data.total;
  const article = async (id: number) =>
    z.object({ data: articleDetailSchema }).parse((await call(`GET /api/articles/${id}`)).body).data;
  const events = () =>
    server().store.asOrganization(organizationId, (transaction) =>
      transaction
        .select({ event: auditEvents.event, detail: auditEvents.detail })
        .from(auditEvents)
        .where(inArray(auditEvents.event, ['label-connected', 'label-disconnected']))
        .orderBy(desc(auditEvents.id)),
    );

  it('is connected to those named, and tells those that had it', async () => {
    await takeOff({ filter: {} });
    const before = await article(21);
    expect(outcomeOf(await connect({ articleIds: [20] }))).toEqual({ changedCount: 1, unchangedCount: 0 });
    const revision = (await article(20)).revision;
    server().advance(60_000);
    expect(outcomeOf(await connect({ articleIds: [20, '21', 22, 22] }))).toEqual({
      changedCount: 2,
      unchangedCount: 1,
    });
    expect(await article(21)).toMatchObject({
      revision: before.revision + 1,
      modifiedAt: server().now().toISOString(),
      connectedLabels: expect.arrayContaining([expect.objectContaining({ labelId })]),
    });
    expect((await article(20)).revision).toBe(revision);
    expect((await events())[0]?.detail).toMatch(/^label 6: .+, 2 articles$/);
  });

  it('stays as it is when it is connected again, and nothing is written down', async () => {
    const request = { articleIds: [30, 31] };
    await connect(request);
    const written = await events();
    expect(outcomeOf(await connect(request))).toEqual({ changedCount: 0, unchangedCount: 2 });
    expect(await events()).toEqual(written);
  });

  it('is connected to all that a search finds, but those that are not meant', async () => {
    await takeOff({ filter: {} });
    const found = await total('searchQuery=fraiche');
    const some = await call('GET /api/articles?searchQuery=fraiche&take=2');
    const [one, other] = z
      .object({ data: z.object({ data: z.array(z.object({ id: z.int() })) }) })
      .parse(some.body)
      .data.data.map(({ id }) => id);
    expect(found).toBeGreaterThan(2);
    const answer = await connect({ filter: { searchQuery: 'fraiche', exceptArticleIds: [one, other] } });
    expect(outcomeOf(answer)).toEqual({ changedCount: found - 2, unchangedCount: 0 });
    expect(await total(`labelId=${labelId}`)).toBe(found - 2);
    const all = await connect({ filter: { searchQuery: 'fraiche' } });
    expect(outcomeOf(all)).toEqual({ changedCount: 2, unchangedCount: found - 2 });
  });

  it('is connected to the articles of groups and those below them', async () => {
    await takeOff({ filter: {} });
    const found = await total('groupIds=3');
    expect(found).toBeGreaterThan(0);
    expect(outcomeOf(await connect({ filter: { groupIds: [3] } })).changedCount).toBe(found);
    expect(await total(`labelId=${labelId}`)).toBe(found);
  });

  it('is taken off all that carry it, and off nothing else', async () => {
    await connect({ articleIds: [40, 41, 42] });
    const carrying = await total(`labelId=${labelId}`);
    const others = await total('labelId=1');
    const answer = await takeOff({ filter: { labelId } });
    expect(outcomeOf(answer)).toEqual({ changedCount: carrying, unchangedCount: 0 });
    expect([await total(`labelId=${labelId}`), await total('labelId=1')]).toEqual([0, others]);
    expect((await events())[0]).toMatchObject({ event: 'label-disconnected' });
    expect(outcomeOf(await takeOff({ articleIds: [40] }))).toEqual({ changedCount: 0, unchangedCount: 1 });
  });

  it('is connected although nobody can print it now', async () => {
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction.update(labels).set({ isEnabled: false }).where(eq(labels.id, 5)),
    );
    await connect({ labelId: 5, articleIds: [43] });
    expect((await article(43)).connectedLabels).toContainEqual(
      expect.objectContaining({ labelId: 5, isPrintable: false }),
    );
  });

  it.each([
    ['a label', { labelId: 98, articleIds: [20] }, 'There is no label 98.', 'labelId'],
    ['an article', { articleIds: [44, 99_999] }, 'There is no article 99999.', 'articleIds.1'],
  ])('is refused with %s that is not there, and nothing is done', async (_, request, sentence, path) => {
    await takeOff({ articleIds: [44] });
    const answer = await connect(request);
    expect([answer.status, messageOf(answer)]).toEqual([422, sentence]);
    expect(problemsOf(answer)[0]?.path).toBe(path);
    expect((await article(44)).connectedLabels).not.toContainEqual(expect.objectContaining({ labelId }));
  });

  it.each([
    ['neither articles nor a filter', {}],
    ['articles and a filter', { articleIds: [20], filter: {} }],
    ['no article at all', { articleIds: [] }],
  ])('is refused with %s', async (_, request) => {
    const answer = await connect(request);
    expect([answer.status, problemsOf(answer)[0]?.path]).toEqual([422, 'articleIds']);
  });

  it('is refused where an article has no room for one more', async () => {
    const first = 1000;
    await server().store.asOrganization(organizationId, async (transaction) => {
      await transaction.execute(sql`
        insert into ${labels} (organization_id, id, name)
        select ${organizationId}::integer, id, 'Label ' || id
        from generate_series(${first}::integer, ${first + articleLimits.labels - 1}::integer) as id`);
      await transaction.execute(sql`
        insert into ${articleLabels} (organization_id, article_id, label_id)
        select ${organizationId}::integer, 45, id from ${labels} where id >= ${first}::integer`);
    });
    const { name } = await article(45);
    await takeOff({ articleIds: [45, 46] });
    const full = await connect({ articleIds: [45, 46] });
    expect([full.status, messageOf(full)]).toEqual([
      422,
      `“${name}” carries 200 labels already, and there is no room for more.`,
    ]);
    expect((await article(46)).connectedLabels).not.toContainEqual(expect.objectContaining({ labelId }));
    const again = await connect({ labelId: first, articleIds: [45] });
    expect(outcomeOf(again)).toEqual({ changedCount: 0, unchangedCount: 1 });
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction.delete(labels).where(sql`${labels.id} >= ${first}::integer`),
    );
  });

  it('is not undone by a form that was open meanwhile, which blames nobody who did something else', async () => {
    const { revision, name } = await article(47);
    const form = { name, groupId: 3, articleData: [], labelIds: [1] };
    const saved = await call('PUT /api/articles/47', { ...form, revision });
    expect(saved.status).toBe(200);
    server().advance(60_000);
    await connect({ articleIds: [47] });
    const late = await call('PUT /api/articles/47', { ...form, revision: revision + 1 });
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'This article was changed meanwhile by somebody else. Load it again to see the change, then make yours.',
    ]);
  });

  it('is connected once by several who do it at the same time', async () => {
    await takeOff({ filter: {} });
    const ids = { articleIds: [50, 51, 52, 53] };
    const outcomes = (await Promise.all([connect(ids), connect(ids), connect({ filter: {} })])).map(
      outcomeOf,
    );
    const all = await total('');
    expect(outcomes.reduce((sum, { changedCount }) => sum + changedCount, 0)).toBe(all);
  });

  it('is not connected to articles of another organisation, nor by who manages no articles', async () => {
    expect((await connect({ articleIds: [20] }, 'free@free.test')).status).toBe(422);
    expect((await connect({ articleIds: [20] }, 'member@demo.test')).status).toBe(403);
  });
});
