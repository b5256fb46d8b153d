import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { widgetSchema } from './widget-schemas.ts';

const admin = 'admin@demo.test';
const member = 'member@demo.test';
const packer = 'packer@demo.test';
const free = 'free@free.test';
const card = {
  name: 'Returns',
  icon: 'truck',
  labelId: 4,
  printerId: '2',
  variables: [
    { name: 'recipient', required: true },
    { name: 'country', type: 'select', options: [{ value: 'DK', label: 'Denmark' }, { value: 'SE' }] },
  ],
  predefinedArticleId: 13,
  defaultQuantity: 3,
  width: 3,
  assignedTo: [
    { type: 'group', id: 6 },
    { type: 'group', id: '6' },
  ],
};

const widgetOf = (answer: Answer) => z.object({ data: widgetSchema }).parse(answer.body).data;
const fieldsOf = (answer: Answer) =>
  z
    .object({ problems: z.array(z.object({ path: z.string() })) })
    .parse(answer.body)
    .problems.map(({ path }) => path);

onEveryStore('widgets', (server) => {
  const list = async (as = admin) =>
    z.object({ data: z.array(widgetSchema) }).parse((await server().call('GET /api/widgets', { as })).body)
      .data;
  const namesOf = async (as: string) => (await list(as)).map(({ name }) => name);
  const idsOf = async () => (await list()).map(({ id }) => id);
  const add = (body: object, as = admin) => server().call('POST /api/widgets', { as, body });
  const change = (id: number, body: object, as = admin) =>
    server().call(`PUT /api/widgets/${id}`, { as, body });
  const remove = (id: number, as = admin) => server().call(`DELETE /api/widgets/${id}`, { as });
  const order = (ids: readonly unknown[], as = admin) =>
    server().call('PUT /api/widgets/order', { as, body: { ids } });
  const limitTo = (organizationId: number, limits: { maxWidgets?: number; widgetsEnabled?: boolean }) =>
    server().store.asOrganization(organizationId, async (transaction) => {
      const [row] = await transaction.select().from(organizations);
      if (!row) throw new Error('The organisation is not there.');
      await transaction
        .update(organizations)
        .set({ subscription: { ...row.subscription, ...limits } })
        .where(eq(organizations.organizationId, organizationId));
    });

  it('are added after the others, changed and deleted, and each change is written to the audit', async () => {
    const added = widgetOf(await add(card));
    expect(added).toEqual({
      id: 8,
      name: 'Returns',
      icon: 'truck',
      labelId: 4,
      labelName: expect.any(String),
      printerId: 2,
      printerName: expect.any(String),
      variables: [
        { name: 'recipient', label: 'recipient', required: true, type: 'text', options: [] },
        {
          name: 'country',
          label: 'country',
          required: false,
          type: 'select',
          options: [
            { value: 'DK', label: 'Denmark' },
            { value: 'SE', label: 'SE' },
          ],
        },
      ],
      articleMode: 'groupOnly',
      clearInputAfterPrint: true,
      predefinedArticle: expect.objectContaining({ id: 13 }),
      defaultQuantity: 3,
      width: 3,
      favoriteFor: [],
      assignedTo: [{ type: 'group', id: 6 }],
      favorite: false,
      revision: 1,
      localId: null,
    });
    expect((await idsOf()).at(-1)).toBe(8);
    const changed = widgetOf(await change(8, { name: 'Returns desk', revision: 1 }));
    expect(changed).toMatchObject({
      name: 'Returns desk',
      icon: 'print',
      labelId: null,
      predefinedArticle: null,
      width: 2,
      assignedTo: [],
      revision: 2,
    });
    expect((await remove(8)).status).toBe(200);
    expect((await remove(8)).status).toBe(404);
    const { body } = await server().call('GET /api/audit?take=10', { as: admin });
    expect(
      z
        .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
        .parse(body)
        .data.data.filter(({ detail }) => detail.startsWith('widget 8:'))
        .map(({ event, detail }) => `${event} ${detail}`)
        .toReversed(),
    ).toEqual([
      'widget-added widget 8: Returns',
      'widget-changed widget 8: Returns desk',
      'widget-deleted widget 8: Returns desk',
    ]);
  });

  it('are created once for each local id, even at once', async () => {
    const body = { ...card, name: 'Sent twice', localId: 'local-1f' };
    const answers = await Promise.all([add(body), add(body), add(body)]);
    expect(new Set(answers.map((answer) => widgetOf(answer).id)).size).toBe(1);
    const again = widgetOf(await add({ ...body, name: 'Another' }));
    expect(again).toMatchObject({ name: 'Sent twice', localId: 'local-1f' });
    // The same id in another organisation is another widget.
    await limitTo(freeOrganization.organizationId, { widgetsEnabled: true, maxWidgets: 1 });
    const foreign = widgetOf(await add({ name: 'Theirs', localId: 'local-1f' }, free));
    expect(foreign).toMatchObject({ id: 1, name: 'Theirs' });
    expect((await remove(1, free)).status).toBe(200);
    await remove(again.id);
  });

  it('are in the order they were put in, for everybody', async () => {
    const before = await idsOf();
    expect((await order(before.toReversed())).status).toBe(200);
    expect(await idsOf()).toEqual(before.toReversed());
    expect(await namesOf(packer)).toEqual([
      'Not set up yet',
      'Asset tag',
      'Parcel',
      'Tarte à la crème',
      'Product label',
    ]);
    for (const wrong of [before.slice(1), [...before, 99], [...before.slice(1), before[1]], []]) {
      const answer = await order(wrong);
      expect([answer.status, messageOf(answer)]).toEqual([
        409,
        'Widgets were added or deleted meanwhile. Load the list again, then put it in order.',
      ]);
    }
    expect(await idsOf()).toEqual(before.toReversed());
    expect((await order(before.map(String))).status).toBe(200);
    expect(await idsOf()).toEqual(before);
  });

  it('are shown to the people they are assigned to, and to everybody where they are assigned to nobody', async () => {
    const { id, revision } = widgetOf(await add({ name: 'Given', assignedTo: [{ type: 'group', id: 2 }] }));
    expect(await namesOf(member)).toContain('Given');
    expect(await namesOf(packer)).not.toContain('Given');
    const toPacker = widgetOf(
      await change(id, { name: 'Given', revision, assignedTo: [{ type: 'user', id: 3 }] }),
    );
    expect(await namesOf(packer)).toContain('Given');
    expect(await namesOf('data@demo.test')).not.toContain('Given');
    await change(id, { name: 'Given', revision: toPacker.revision });
    expect(await namesOf('data@demo.test')).toContain('Given');
    expect(await namesOf(free)).toEqual([]);
    await remove(id);
  });

  it('are not saved over a change of somebody else, and that person is named', async () => {
    const { id } = widgetOf(await add({ name: 'Shared' }));
    const answers = await Promise.all([
      change(id, { name: 'One', revision: 1 }),
      change(id, { name: 'Two', revision: 1 }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const stale = answers.find(({ status }) => status === 409);
    expect(stale && messageOf(stale)).toMatch(
      /^This widget was changed meanwhile by \S+ \S+\. Load it again to see the change, then make yours\.$/,
    );
    await remove(id);
  });

  it('are refused at the limit of the subscription, even at once; what is there can be changed', async () => {
    const { organizationId } = demoOrganization;
    const count = (await idsOf()).length;
    await limitTo(organizationId, { maxWidgets: count + 1 });
    const answers = await Promise.all([add({ name: 'A' }), add({ name: 'B' }), add({ name: 'C' })]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused && messageOf(refused)).toBe(
      `The subscription allows ${count + 1} widgets, and all are in use. Delete one, or choose a larger subscription.`,
    );
    const last = (await list()).at(-1);
    await limitTo(organizationId, { widgetsEnabled: false });
    const closed = await add({ name: 'D' });
    expect([closed.status, messageOf(closed)]).toEqual([
      409,
      'The subscription has no widgets. Choose a larger subscription to add some.',
    ]);
    expect((await change(last?.id ?? 0, { name: 'Still mine', revision: 1 })).status).toBe(200);
    expect((await remove(last?.id ?? 0)).status).toBe(200);
    await limitTo(organizationId, { widgetsEnabled: true, maxWidgets: 100 });
  });

  it.each<[string, object, string[]]>([
    ['no name', { name: ' ' }, ['name']],
    ['a very long name', { name: 'x'.repeat(201) }, ['name']],
    ['a width that no card has', { width: 5 }, ['width']],
    ['no quantity', { defaultQuantity: 0 }, ['defaultQuantity']],
    ['a quantity nobody prints', { defaultQuantity: 10_001 }, ['defaultQuantity']],
    ['an unknown article mode', { articleMode: 'some' }, ['articleMode']],
    ['a label that is not there', { labelId: 77 }, ['labelId']],
    ['a printer that is not there', { printerId: 77 }, ['printerId']],
    ['an article that is not there', { predefinedArticleId: 77_777 }, ['predefinedArticleId']],
    ['a group that is not there', { assignedTo: [{ type: 'group', id: 77 }] }, ['assignedTo']],
    ['a person who is not there', { assignedTo: [{ type: 'user', id: 777 }] }, ['assignedTo']],
    ['an unknown kind of assignment', { assignedTo: [{ type: 'role', id: 1 }] }, ['assignedTo.0.type']],
    ['two fields with one name', { variables: [{ name: 'lot' }, { name: 'lot' }] }, ['variables.1.name']],
    ['a list without choices', { variables: [{ name: 'lot', type: 'select' }] }, ['variables.0.options']],
    [
      'too many fields',
      { variables: Array.from({ length: 51 }, (_, i) => ({ name: `v${i}` })) },
      ['variables'],
    ],
    ['an invalid local id', { localId: '../x' }, ['localId']],
  ])('are not added with %s, and the field is named', async (_what, bad, fields) => {
    const before = await idsOf();
    const answer = await add({ name: 'Bad', ...bad });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields]);
    expect(await idsOf()).toEqual(before);
  });

  it('refuse unknown fields, text that cannot be stored, and people who do not administer', async () => {
    expect((await add({ name: 'x', organizationId: 1002 })).status).toBe(422);
    expect((await add({ name: 'x', position: 1 })).status).toBe(422);
    expect((await add({ name: 'a\u0000b' })).status).toBe(422);
    expect((await change(1, { name: 'x' })).status).toBe(422);
    for (const as of [member, packer, 'labels@demo.test']) {
      expect((await add({ name: 'x' }, as)).status).toBe(403);
      expect((await order([1], as)).status).toBe(403);
    }
  });

  it('are not available to another organisation', async () => {
    expect((await change(1, { name: 'x', revision: 1 }, free)).status).toBe(404);
    expect((await remove(1, free)).status).toBe(404);
    expect((await order(await idsOf(), free)).status).toBe(409);
    await limitTo(freeOrganization.organizationId, { widgetsEnabled: true, maxWidgets: 5 });
    // Group 6 and printer 4 exist only in the demo organisation.
    const answer = await add({ name: 'x', printerId: 4, assignedTo: [{ type: 'group', id: 6 }] }, free);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['printerId', 'assignedTo']]);
  });

  it('keep their list when what they name is deleted, and keep their people', async () => {
    const printer = z.object({ data: z.object({ printerId: z.int() }) }).parse(
      (
        await server().call('POST /api/printers', {
          as: admin,
          body: {
            name: 'short-lived',
            vendor: 'Zebra',
            model: 'ZD421',
            dpi: 203,
            language: 'zpl',
            targetPrintQueue: 'q',
          },
        })
      ).body,
    ).data.printerId;
    const group = z
      .object({ data: z.object({ id: z.int() }) })
      .parse(
        (await server().call('POST /api/groups', { as: admin, body: { name: 'Night', parentGroupId: 1 } }))
          .body,
      ).data.id;
    const assignedTo = [
      { type: 'group', id: group },
      { type: 'user', id: 3 },
    ];
    const { id } = widgetOf(await add({ name: 'Orphan', printerId: printer, assignedTo }));
    expect((await server().call(`DELETE /api/printers/${printer}`, { as: admin })).status).toBe(409);
    await server().call(`DELETE /api/groups/${group}`, { as: admin });
    const orphan = (await list()).find((one) => one.id === id);
    expect(orphan).toMatchObject({ printerId: printer, assignedTo });
    // People who could not see it before do not see it now either.
    expect(await namesOf('data@demo.test')).not.toContain('Orphan');
    expect((await change(id, { name: 'Orphan', assignedTo, revision: 1 })).status).toBe(200);
    expect((await add({ name: 'Late', assignedTo })).status).toBe(422);
    await remove(id);
  });
});
