import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { accounts, printers } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { groupCountsSchema, groupPersonSchema, groupSchema } from './group-schemas.ts';

const admin = 'admin@demo.test';
const noSettings = {
  useLabelsConnectedToArticlesGroup: false,
  useLabelsConnectedToOrdersGroup: false,
  useLabelsConnectedToUserDefaultGroup: false,
  allowOrderImportToThisGroup: false,
};

const groupOf = (answer: Answer) => z.object({ data: groupSchema }).parse(answer.body).data;

onEveryStore('groups', (server) => {
  const add = (body: object, as = admin) => server().call('POST /api/groups', { as, body });
  const update = (id: number, body: object, as = admin) =>
    server().call(`POST /api/groups/${id}/updateGroup`, { as, body });
  const settings = (id: number, body: object, as = admin) =>
    server().call(`POST /api/groups/${id}/groupSettings`, { as, body });
  const remove = (id: number, as = admin) => server().call(`DELETE /api/groups/${id}`, { as });
  const one = (id: number, as = admin) => server().call(`GET /api/groups/${id}`, { as });
  const people = async () =>
    z
      .object({ data: z.array(groupPersonSchema) })
      .parse((await server().call('GET /api/groups/people', { as: admin })).body).data;
  const membersOf = async (id: number) =>
    (await people()).filter(({ groups }) => groups.includes(id)).map(({ userId }) => userId);
  const printersOf = (id: number) =>
    server().store.asOrganization(1001, async (transaction) =>
      (await transaction.select().from(printers).orderBy(printers.id))
        .filter(({ groupIds }) => groupIds.includes(id))
        .map((printer) => printer.id),
    );
  const countsOf = async (id: number) =>
    z
      .object({ data: z.array(groupCountsSchema) })
      .parse((await server().call('GET /api/groups/counts', { as: admin })).body)
      .data.find(({ groupId }) => groupId === id);

  const revisionOf = (id: number) =>
    server().store.asOrganization(1001, async (transaction) => {
      const [row] = await transaction.select().from(accounts).where(eq(accounts.id, id));
      return row?.revision;
    });

  it('are added with all their data', async () => {
    const added = groupOf(
      await add({
        name: ' Delikatessen ',
        parentGroupId: '2',
        defaultPrinterId: 1,
        printers: [1, '3', 1],
        members: [2],
        groupSettings: { useLabelsConnectedToArticlesGroup: true },
      }),
    );
    expect(added).toEqual({
      id: 9,
      name: 'Delikatessen',
      parentGroupId: 2,
      defaultPrinterId: 1,
      modified: server().now().toISOString(),
      groupSettings: { ...noSettings, useLabelsConnectedToArticlesGroup: true },
      revision: 1,
    });
    expect(groupOf(await one(9))).toEqual(added);
    expect([await membersOf(9), await printersOf(9)]).toEqual([[2], [1, 3]]);
    expect(await countsOf(9)).toEqual({ groupId: 9, members: 1, printers: 2, articles: 0, orders: 0 });
    expect(groupOf(await add({ name: 'Annex' })).parentGroupId).toBe(1);
    expect((await add({ name: 'annex' })).status).toBe(422);
  });

  it('are changed in what is sent and in nothing else', async () => {
    const before = groupOf(await one(9));
    server().advance(1000);
    const changed = groupOf(await update(9, { name: 'Feinkost', revision: before.revision }));
    expect(changed).toEqual({
      ...before,
      name: 'Feinkost',
      modified: server().now().toISOString(),
      revision: before.revision + 1,
    });
    expect(groupOf(await update(9, { parentGroupId: 6, defaultPrinterId: null }))).toMatchObject({
      name: 'Feinkost',
      parentGroupId: 6,
      defaultPrinterId: null,
    });
    expect([await membersOf(9), await printersOf(9)]).toEqual([[2], [1, 3]]);
    const set = groupOf(await settings(9, { allowOrderImportToThisGroup: true }));
    expect(set.groupSettings).toEqual({
      ...noSettings,
      useLabelsConnectedToArticlesGroup: true,
      allowOrderImportToThisGroup: true,
    });
    expect(set).toMatchObject({ name: 'Feinkost', parentGroupId: 6 });
  });

  it('take members and printers as a whole list, or as additions and removals', async () => {
    const before = await revisionOf(3);
    await update(9, { members: [3, 4], printers: [] });
    expect([await membersOf(9), await printersOf(9)]).toEqual([[3, 4], []]);
    expect(await revisionOf(3), 'a form over the person sees that it is older').toBe((before ?? 0) + 1);
    await update(9, { members: { add: [2, 3], remove: [4, 77] }, printers: { add: [2] } });
    expect([await membersOf(9), await printersOf(9)]).toEqual([[2, 3], [2]]);
    expect(await revisionOf(3), 'who was in it is not touched').toBe((before ?? 0) + 1);
    await update(9, { members: [] });
    expect(await membersOf(9)).toEqual([]);
    expect((await people()).find(({ userId }) => userId === 3)?.groups, 'other groups stay').toEqual([6]);
  });

  it('detect a change of an older state by the revision, or by the time it was modified', async () => {
    const { revision, modified } = groupOf(await one(9));
    server().advance(1000);
    await settings(9, { useLabelsConnectedToOrdersGroup: true, modified });
    for (const late of [
      await update(9, { name: 'Zu spät', revision }),
      await update(9, { name: 'Zu spät', modified }),
      await settings(9, { allowOrderImportToThisGroup: false, revision }),
    ]) {
      expect([late.status, messageOf(late)]).toEqual([
        409,
        'This group was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
      ]);
    }
    expect(groupOf(await one(9)).name).toBe('Feinkost');
  });

  it.each<[string, number, object, string]>([
    ['a third level', 2, { parentGroupId: 6 }, 'parentGroupId'],
    ['itself as its parent', 9, { parentGroupId: 9 }, 'parentGroupId'],
    ['another place for the first group', 1, { parentGroupId: 2 }, 'parentGroupId'],
    ['a name of its neighbour', 3, { name: 'dairy' }, 'name'],
    ['no name', 3, { name: ' ' }, 'name'],
    ['a printer that is not there', 3, { defaultPrinterId: 77 }, 'defaultPrinterId'],
    ['printers that are not there', 3, { printers: [1, 77] }, 'printers'],
    ['members who are not there', 3, { members: { add: [77] } }, 'members'],
    ['another organisation', 3, { organizationId: 1002 }, 'organizationId'],
  ])('are refused with %s', async (_what, id, body, path) => {
    const before = groupOf(await one(id));
    const refused = await update(id, body);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(path);
    expect(groupOf(await one(id))).toEqual(before);
  });

  it('are not deleted while something belongs to them, and it is named', async () => {
    const refused = await remove(2);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      expect.stringMatching(
        /^Food cannot be deleted while it holds 3 groups.*Move or delete them first\.$/,
      ) as string,
    ]);
    expect(messageOf(await remove(3))).toMatch(/^Bakery cannot be deleted while it holds \d+ articles/);
    expect(messageOf(await remove(1))).toBe('Demo holds all other groups: it cannot be deleted.');
  });

  it('leave their members and printers in other groups when they are deleted', async () => {
    await update(9, { members: [3], printers: [1] });
    expect((await remove(9)).body).toEqual({});
    expect([await membersOf(9), await printersOf(9)]).toEqual([[], []]);
    expect((await people()).find(({ userId }) => userId === 3)?.groups).toEqual([6]);
    for (const late of [await remove(9), await one(9), await update(9, { name: 'X' }), await settings(9, {})])
      expect(late.status).toBe(404);
  });

  it('are changed by GroupManagers of their organisation only, and every change is written to the audit', async () => {
    for (const as of ['member@demo.test', 'free@free.test']) {
      for (const refused of [
        await add({ name: 'X' }, as),
        await update(2, { name: 'X' }, as),
        await settings(2, {}, as),
        await remove(3, as),
        await one(2, as),
        await server().call('GET /api/groups/people', { as }),
        await server().call('GET /api/groups/counts', { as }),
      ])
        expect(refused.status).toBe(403);
    }
    const { body } = await server().call('GET /api/audit?take=100', { as: admin });
    const lines = z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse(body)
      .data.data.map(({ event, detail }) => `${event} ${detail}`);
    for (const line of [
      'group-added group 9: Delikatessen',
      'group-changed group 9: Feinkost',
      'group-settings-changed group 9: Feinkost',
      'group-deleted group 9: Feinkost',
    ])
      expect(lines).toContain(line);
  });
});
