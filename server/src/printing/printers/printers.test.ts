import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freeOrganization } from '../../program/demo/demo-organizations.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { printerSchema } from './printer-schemas.ts';

const admin = 'admin@demo.test';
const member = 'member@demo.test';
const free = 'free@free.test';
const line = {
  name: 'line-2',
  displayName: 'Line 2',
  vendor: 'Zebra',
  model: 'ZD421',
  dpi: 203,
  language: 'zpl',
  targetIpAddress: '192.168.1.20',
  targetPort: 9100,
  groupIds: [6, 2, 6],
};

const printerOf = (answer: Answer) => z.object({ data: printerSchema }).parse(answer.body).data;
const fieldsOf = (answer: Answer) =>
  z
    .object({ problems: z.array(z.object({ path: z.string() })) })
    .parse(answer.body)
    .problems.map(({ path }) => path);

onEveryStore('printers', (server) => {
  // Person of another organisation who may manage its printers.
  beforeAll(() =>
    server().store.asOrganization(freeOrganization.organizationId, (transaction) =>
      transaction
        .update(accounts)
        .set({ permissions: ['PrinterManager'] })
        .where(eq(accounts.email, free)),
    ),
  );
  const list = async (as = member) =>
    z.object({ data: z.array(printerSchema) }).parse((await server().call('GET /api/printers', { as })).body)
      .data;
  const add = (body: object, as = member) => server().call('POST /api/printers', { as, body });
  const change = (body: object, as = member) => server().call('PUT /api/printers', { as, body });
  const remove = (printerId: number, as = member) =>
    server().call(`DELETE /api/printers/${printerId}`, { as });
  const eventsOf = async (printerId: number) => {
    const { body } = await server().call('GET /api/audit?take=100', { as: admin });
    return z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse(body)
      .data.data.filter(({ detail }) => detail.startsWith(`printer ${printerId}:`))
      .map(({ event, detail }) => `${event} ${detail}`)
      .toReversed();
  };

  it('are added, changed, assigned to groups and deleted, and each change is written to the audit', async () => {
    const added = printerOf(await add(line));
    expect(added).toEqual({
      ...line,
      printerId: 5,
      groupIds: [2, 6],
      targetPrintQueue: null,
      useLocalPrinterDriver: false,
      agentId: null,
      agent: null,
      isDefault: false,
      revision: 1,
    });
    const { isDefault: _, agent: __, ...fields } = added;
    const changed = printerOf(await change({ ...fields, displayName: '', dpi: 305 }));
    expect(changed).toMatchObject({ displayName: 'line-2', dpi: 305, revision: 2, groupIds: [2, 6] });
    const body = { printerId: '5', groupIds: [3] };
    const given = printerOf(await server().call('PUT /api/printers/groups', { as: member, body }));
    expect(given).toEqual({ ...changed, groupIds: [3], revision: 3 });
    expect((await list()).find(({ printerId }) => printerId === 5)).toEqual(given);
    expect((await remove(5)).status).toBe(200);
    expect((await list()).map(({ printerId }) => printerId)).toEqual([1, 2, 3, 4]);
    expect((await remove(5)).status).toBe(404);
    expect(await eventsOf(5)).toEqual([
      'printer-added printer 5: Line 2',
      'printer-changed printer 5: line-2',
      'printer-groups-changed printer 5: line-2',
      'printer-deleted printer 5: line-2',
    ]);
  });

  it('are not saved over a change of somebody else, and that person is named', async () => {
    const { isDefault: _, agent: __, ...begun } = printerOf(await add({ ...line, name: 'shared' }));
    const answers = await Promise.all([
      change({ ...begun, dpi: 300 }, admin),
      change({ ...begun, dpi: 600 }, admin),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const stale = await change({ ...begun, displayName: 'Mine' });
    expect([stale.status, messageOf(stale)]).toEqual([
      409,
      expect.stringMatching(/^This printer was changed meanwhile by \S+ \S+\. Load it again/),
    ]);
    expect((await change({ ...begun, revision: 2 })).status).toBe(200);
    await remove(begun.printerId);
  });

  it('are not assigned to groups over a change of somebody else, when a revision is sent', async () => {
    const { printerId } = printerOf(await add({ ...line, name: 'given' }));
    const give = (body: object) =>
      server().call('PUT /api/printers/groups', { as: admin, body: { printerId, ...body } });
    expect((await give({ groupIds: [3], revision: 1 })).status).toBe(200);
    const stale = await give({ groupIds: [2], revision: 1 });
    expect([stale.status, messageOf(stale)]).toEqual([
      409,
      expect.stringMatching(/^This printer was changed meanwhile by \S+ \S+\. Load it again/),
    ]);
    expect((await list()).find((one) => one.printerId === printerId)).toMatchObject({
      groupIds: [3],
      revision: 2,
    });
    expect((await give({ groupIds: [2], revision: 0 })).status).toBe(422);
    expect(printerOf(await give({ groupIds: [2] }))).toMatchObject({ groupIds: [2], revision: 3 });
    await remove(printerId);
  });

  it.each<[string, object, string[]]>([
    ['a name that is taken, whatever its case', { name: 'SAVE-to-folder' }, ['name']],
    ['an empty name', { name: '  ' }, ['name']],
    ['no maker', { vendor: '' }, ['vendor']],
    ['no model', { model: '' }, ['model']],
    ['a resolution no printer has', { dpi: 72 }, ['dpi']],
    ['a resolution that is no whole number', { dpi: 203.5 }, ['dpi']],
    ['an unknown language', { language: 'epl' }, ['language']],
    ['a public address', { targetIpAddress: '8.8.8.8' }, ['targetIpAddress']],
    ['a port of another service', { targetPort: 22 }, ['targetPort']],
    ['an invalid port', { targetPort: 70_000 }, ['targetPort']],
    ['no target', { targetIpAddress: ' ', targetPort: null }, ['targetPrintQueue']],
    ['a group that is not there', { groupIds: [77] }, ['groupIds']],
    ['a very long name', { name: 'x'.repeat(201) }, ['name']],
  ])('are not added with %s, and the field is named', async (_what, bad, fields) => {
    const answer = await add({ ...line, ...bad });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields]);
    expect(await list()).toHaveLength(4);
  });

  it('refuse unknown fields, and text that cannot be stored', async () => {
    expect((await add({ ...line, organizationId: 1002 })).status).toBe(422);
    expect((await add({ ...line, name: 'a\u0000b' })).status).toBe(422);
    expect((await add({ ...line, name: '\ud800' })).status).toBe(422);
    expect((await change({ ...line, printerId: 2 })).status).toBe(422);
  });

  it('keep a target that is not changed, though nobody could enter it anew', async () => {
    const packing = (await list()).find(({ printerId }) => printerId === 2);
    const { isDefault: _, agent: __, ...fields } = printerSchema.parse(packing);
    expect(fields.targetPort).toBe(8631);
    const renamed = await change({ ...fields, displayName: 'Packing' });
    expect([renamed.status, printerOf(renamed).displayName]).toEqual([200, 'Packing']);
    const moved = await change({ ...fields, revision: 2, targetPort: 8632 });
    expect([moved.status, fieldsOf(moved)]).toEqual([422, ['targetPort']]);
  });

  it('are as many models as the subscription allows, and as many printers of them as there are', async () => {
    const before = await list(free);
    const { body } = await server().call('GET /api/subscription', { as: free });
    const { data } = z
      .object({ data: z.object({ maxPrinterModels: z.int(), printerModels: z.int() }) })
      .parse(body);
    const models = ['ZT411', 'ZT231', 'ZD621', 'GK420d'].slice(
      0,
      data.maxPrinterModels - data.printerModels + 1,
    );
    const answers: Answer[] = [];
    for (const model of models) {
      answers.push(await add({ ...line, name: model, model, groupIds: [] }, free));
    }
    expect(answers.map(({ status }) => status)).toEqual(
      models.map((_, at) => (at < models.length - 1 ? 200 : 409)),
    );
    const refused = answers.at(-1);
    expect(refused && messageOf(refused)).toMatch(
      new RegExp(
        `^The subscription allows ${data.maxPrinterModels} printer models?, and all are in use: .+\\.`,
      ),
    );
    const [known] = await list(free);
    const again = {
      ...line,
      name: 'second of its kind',
      vendor: known?.vendor,
      model: known?.model,
      groupIds: [],
    };
    expect((await add(again, free)).status).toBe(200);
    expect(await list(free)).toHaveLength(before.length + models.length);
  });

  it('belong to an organisation: another one can neither change, assign nor delete them', async () => {
    const { isDefault: _, agent: __, ...packing } = printerSchema.parse((await list())[3]);
    const answers = await Promise.all([
      change({ ...packing, groupIds: [], displayName: 'Taken' }, free),
      server().call('PUT /api/printers/groups', { as: free, body: { printerId: 4, groupIds: [] } }),
      remove(4, free),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await list())[3]).toMatchObject(packing);
  });

  it.each(['packer@demo.test', 'labels@demo.test'])(
    'are not changed by people without the permission: %s',
    async (as) => {
      const body = { printerId: 1, groupIds: [] };
      const answers = await Promise.all([
        add(line, as),
        change(line, as),
        server().call('PUT /api/printers/groups', { as, body }),
        remove(4, as),
        server().call('POST /api/printers/testprint', { as, body: {} }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    },
  );

  it('are not deleted while widgets print on them: the widgets are named', async () => {
    const refused = await remove(1);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'These widgets print on this printer: Product label, Batch of the day and Tarte à la crème. Choose another printer there first.',
    ]);
    expect(refused.body).toMatchObject({
      code: 'printer.in-use',
      args: { count: 3, widgets: ['Product label', 'Batch of the day', 'Tarte à la crème'], more: 0 },
    });
    expect((await list()).some(({ printerId }) => printerId === 1)).toBe(true);
  });

  it('are nobody’s default after they are deleted, and prints keep their names', async () => {
    const job = { computerName: 'X', labels: [{ labelId: 1, printerId: 1, articleId: 13, quantity: 1 }] };
    expect((await server().call('POST /api/printjobs/article', { as: member, body: job })).status).toBe(200);
    const rowsOf = async (path: string, as: string) =>
      z
        .object({ data: z.array(z.record(z.string(), z.unknown())) })
        .parse((await server().call(path, { as })).body).data;
    const namedBy = async (path: string, as: string) =>
      (await rowsOf(path, as)).filter((one) => one['defaultPrinterId'] === 1).length;
    for (const widget of await rowsOf('GET /api/widgets', admin)) {
      if (widget['printerId'] !== 1) continue;
      await server().call(`DELETE /api/widgets/${String(widget['id'])}`, { as: admin });
    }
    expect((await remove(1)).status).toBe(200);
    expect(await namedBy('GET /api/groups/getallgroups', admin)).toBe(0);
    const history = await server().call('GET /api/printjobs?take=1', { as: member });
    expect(JSON.stringify(history.body)).toContain('Save to folder');
  });
});
