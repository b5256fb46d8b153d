import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freeOrganization } from '../../program/demo/demo-organizations.ts';
import { productSmall } from '../../program/demo/templates/product-small.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { administeredLabelSchema, labelSetupSchema, labelVersionSchema } from './administered-label.ts';
import { createdLabelSchema } from './label-write-schemas.ts';

const manager = 'labels@demo.test';
const member = 'member@demo.test';
const free = 'free@free.test';
const template = {
  format: 'platen-label',
  version: 1,
  name: 'as uploaded',
  widthMm: 50,
  heightMm: 30,
  variables: [
    { name: 'lot', type: 'default' },
    { name: 'organic', type: 'toggle' },
  ],
  elements: [
    { id: 'lot', type: 'text', xMm: 2, yMm: 2, widthMm: 46, heightMm: 6, value: '{{lot}}', sizePt: 12 },
    { id: 'mark', type: 'rectangle', xMm: 2, yMm: 20, widthMm: 4, heightMm: 4, visibleWhen: 'organic' },
  ],
};
const createdOf = (answer: Answer) => z.object({ data: createdLabelSchema }).parse(answer.body).data;
const setupOf = (answer: Answer) => z.object({ data: labelSetupSchema }).parse(answer.body).data;
const pathsOf = (answer: Answer) =>
  z
    .object({ problems: z.array(z.object({ path: z.string().optional(), variable: z.string().optional() })) })
    .parse(answer.body)
    .problems.map(({ path, variable }) => path ?? variable);

onEveryStore('labels', (server) => {
  // The person of the second organisation gets the right to manage its labels; it has no reviewers.
  beforeAll(() =>
    server().store.asOrganization(freeOrganization.organizationId, (transaction) =>
      transaction
        .update(accounts)
        .set({ userRoles: ['LabelManager'] })
        .where(eq(accounts.email, free)),
    ),
  );
  const call = (route: string, body?: unknown, as = manager) =>
    server().call(route, body === undefined ? { as } : { as, body });
  const add = (body: object, as = manager) =>
    call('POST /api/labels', { name: 'New label', template, ...body }, as);
  const setup = async (labelId: number, as = manager) =>
    setupOf(await call(`GET /api/labels/${labelId}/setup`, undefined, as));
  const list = async (as = manager) =>
    z
      .object({ data: z.array(administeredLabelSchema) })
      .parse((await call('GET /api/labels/getalllabelsbyorganization', undefined, as)).body).data;
  const versions = async (labelId: number, as = manager) =>
    z
      .object({ data: z.array(labelVersionSchema) })
      .parse((await call(`GET /api/labels/${labelId}/versions`, undefined, as)).body)
      .data.map(({ version, state }) => `${version} ${state}`);
  const printable = async (as = member) =>
    z
      .object({ data: z.array(z.object({ labelId: z.int() })) })
      .parse((await call('GET /api/labels', undefined, as)).body)
      .data.map(({ labelId }) => labelId);
  const review = async (as: string) => (await call('GET /api/labels/review', undefined, as)).body;
  /** Assigns label 6 to these groups and returns whether it is offered to Mateo, Paulina and the label manager. */
  const offeredTo = async (groups: number[]) => {
    await call('PUT /api/labels/6', { name: 'Batch', groups, printers: [] });
    const people = [member, 'packer@demo.test', manager];
    return Promise.all(people.map(async (person) => (await printable(person)).includes(6)));
  };
  const eventsOf = async (labelId: number) => {
    const { body } = await call('GET /api/audit?take=100', undefined, 'admin@demo.test');
    return z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse(body)
      .data.data.filter(({ detail }) => detail.startsWith(`label ${labelId}:`))
      .map(({ event, detail }) => `${event} ${detail}`)
      .toReversed();
  };

  it('begin with the data approver where there are reviewers, and cannot be printed yet', async () => {
    const created = createdOf(
      await add({
        variables: [{ variableName: 'lot', required: true, propertySize: 20, displayName: 'Lot number' }],
        groups: [2, '6', 2],
        printers: [1],
      }),
    );
    expect(created).toMatchObject({ version: 1, state: 'DataApprover' });
    const label = await setup(created.labelId);
    expect(label).toMatchObject({
      name: 'New label',
      isEnabled: true,
      revision: 1,
      state: 'DataApprover',
      publishedVersion: null,
      groupIds: [2, 6],
      printerIds: [1],
      reviewers: ['Dagny Eriksen'],
      use: { articles: 0, orderLines: 0, widgets: 0, printJobs: 0 },
      template: { name: 'New label' },
    });
    expect(label.variables[0]).toMatchObject({
      variableName: 'lot',
      required: true,
      propertySize: 20,
      displayName: 'Lot number',
    });
    expect(await printable()).not.toContain(created.labelId);
    expect((await list()).at(-1)).toMatchObject({ labelId: created.labelId, state: 'DataApprover' });
    expect((await call(`DELETE /api/labels/${created.labelId}`)).status).toBe(200);
    expect(await eventsOf(created.labelId)).toEqual([
      `label-added label ${created.labelId}: New label`,
      `label-deleted label ${created.labelId}: New label`,
    ]);
  });

  it('are published at once where nobody could approve them', async () => {
    const created = createdOf(await add({}, free));
    expect(created).toMatchObject({ version: 1, state: 'Published' });
    expect(await printable(free)).toContain(created.labelId);
    const changed = setupOf(
      await call(
        'PUT /api/labels/variables',
        { labelId: created.labelId, variables: [{ variableName: 'lot', defaultValue: 'A1' }] },
        free,
      ),
    );
    expect(changed).toMatchObject({ version: 2, state: 'Published', publishedVersion: 2, reviewers: [] });
    expect(await versions(created.labelId, free)).toEqual(['2 Published', '1 Superseded']);
    expect((await call(`DELETE /api/labels/${created.labelId}`, undefined, free)).status).toBe(200);
  });

  it('may be enabled up to the limit of the subscription, and disabled ones do not count', async () => {
    const mine = await list(free);
    const { body } = await call('GET /api/subscription', undefined, free);
    const { maxLabels } = z.object({ data: z.object({ maxLabels: z.int() }) }).parse(body).data;
    const made: number[] = [];
    for (let more = mine.length; more < maxLabels; more += 1) {
      made.push(createdOf(await add({ name: `Label ${more}` }, free)).labelId);
    }
    const refused = await add({ name: 'One too many' }, free);
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      `The subscription allows ${maxLabels} labels, and ${maxLabels} are in use. Disable a label nobody prints, or choose a larger subscription.`,
    ]);
    const [first = 0] = made;
    const off = [{ op: 'replace', path: `/${first}/isEnabled`, value: false }];
    const patched = await server().call('POST /api/labels/disable', {
      as: free,
      body: off,
      headers: { 'content-type': 'application/json-patch+json' },
    });
    expect(patched.status).toBe(200);
    made.push(createdOf(await add({ name: 'In its place' }, free)).labelId);
    expect((await call('POST /api/labels/enable', [first], free)).status).toBe(409);
    for (const labelId of made) await call(`DELETE /api/labels/${labelId}`, undefined, free);
    expect(await list(free)).toHaveLength(mine.length);
  });

  it('are disabled and enabled together, all or none', async () => {
    const missing = await call('POST /api/labels/disable', [4, 4711]);
    expect([missing.status, messageOf(missing)]).toEqual([404, 'There is no label 4711.']);
    expect(await printable()).toContain(4);
    expect((await call('POST /api/labels/disable', [4, 6, 4])).status).toBe(200);
    expect(await printable()).not.toContain(4);
    const print = await server().call('POST /api/printjobs/article', {
      as: member,
      body: { computerName: 'PC', labels: [{ labelId: 4, printerId: 1, articleId: 1, quantity: 1 }] },
    });
    expect([print.status, messageOf(print)]).toEqual([422, 'There is no published label 4.']);
    expect((await list()).find(({ labelId }) => labelId === 4)).toMatchObject({ isEnabled: false });
    expect((await call('POST /api/labels/enable', [4, 6])).status).toBe(200);
    expect(await printable()).toContain(4);
  });

  it.each<[string, unknown]>([
    ['an empty list', []],
    ['a body that is no list', { labelIds: [1] }],
    ['a change of another field', [{ op: 'replace', path: '/1/name', value: true }]],
    ['a removal of a field', [{ op: 'remove', path: '/1/isEnabled' }]],
    ['a text that is no id', ['1; drop table labels']],
  ])('are not disabled by %s', async (_what, body) => {
    expect((await call('POST /api/labels/disable', body)).status).toBe(422);
  });

  it('are renamed and assigned to groups and printers, but not over a change of somebody else', async () => {
    const { labelId } = createdOf(await add({ name: 'Shared' }));
    const body = { name: 'Renamed', groups: [3], printers: [2, 1], revision: 1 };
    const changed = setupOf(await call(`PUT /api/labels/${labelId}`, body));
    expect(changed).toMatchObject({ name: 'Renamed', groupIds: [3], printerIds: [1, 2], revision: 2 });
    const stale = await call(`PUT /api/labels/${labelId}`, { ...body, name: 'Mine' });
    expect([stale.status, messageOf(stale)]).toEqual([
      409,
      'This label was changed meanwhile by Lena Brandt. Load it again to see the change, then make yours.',
    ]);
    const staleRules = { labelId, variables: [{ variableName: 'lot', required: true }], revision: 1 };
    expect((await call('PUT /api/labels/variables', staleRules)).status).toBe(409);
    const { revision: _, ...withoutRevision } = body;
    expect((await call(`PUT /api/labels/${labelId}`, withoutRevision)).status).toBe(200);
    expect((await call(`DELETE /api/labels/${labelId}`)).status).toBe(200);
    expect((await call(`DELETE /api/labels/${labelId}`)).status).toBe(404);
  });

  it('get a next version with their variables, which replaces the one under review', async () => {
    const before = await setup(1);
    expect(before).toMatchObject({ version: 3, state: 'DataApprover', publishedVersion: 2 });
    const [first] = before.variables;
    const rule = { variableName: first?.variableName, required: true, displayName: 'Was jetzt?' };
    const after = setupOf(
      await call('PUT /api/labels/variables', { labelId: '1', variables: [rule], revision: before.revision }),
    );
    expect(after).toMatchObject({ version: 4, state: 'DataApprover', publishedVersion: 2 });
    expect(after.variables[0]).toMatchObject({ required: true, displayName: 'Was jetzt?' });
    expect(after.variables.slice(1)).toEqual(before.variables.slice(1));
    expect(await versions(1)).toEqual(['4 DataApprover', '3 Superseded', '2 Published', '1 Superseded']);
  });

  it.each<[string, object, readonly unknown[]]>([
    ['a variable that the label does not have', { variableName: 'colour' }, ['colour']],
    [
      'a default that is no value of a toggle',
      { variableName: 'organic', defaultValue: 'yes' },
      ['template.variables[1].defaultValue'],
    ],
    ['a length of no characters', { variableName: 'lot', propertySize: 0 }, ['variables.0.propertySize']],
    ['an unknown field', { variableName: 'lot', colour: 'red' }, ['variables.0']],
  ])('are not created with this error in a variable: %s', async (_what, rule, paths) => {
    const answer = await add({ variables: [rule] });
    expect([answer.status, pathsOf(answer)]).toEqual([422, paths]);
  });

  it.each<[string, object, readonly unknown[]]>([
    ['a name that is taken, whatever its case', { name: productSmall.name.toUpperCase() }, ['name']],
    ['no name', { name: ' ' }, ['name']],
    ['no template', { template: null }, ['template.']],
    ['a template of another format', { template: { ...template, format: 'svg' } }, ['template.format']],
    ['a variable named twice', { variables: [{ variableName: 'lot' }, { variableName: 'lot' }] }, ['lot']],
    ['a group that is not there', { groups: [77] }, ['groups']],
    ['a printer that is not there', { printers: [77] }, ['printers']],
  ])('are not created with %s', async (_what, bad, paths) => {
    const count = (await list()).length;
    const answer = await add(bad);
    expect([answer.status, pathsOf(answer)]).toEqual([422, paths]);
    expect(await list()).toHaveLength(count);
  });

  it('get a next version with a file, which keeps the rules of its variables', async () => {
    const rules = [{ variableName: 'lot', required: true, displayName: 'Lot number' }];
    const { labelId } = createdOf(await add({ name: 'Replaced', variables: rules }));
    const replace = (content: string, revision?: string, fileName = 'label.json', variables?: string) => {
      const body = new FormData();
      body.append('file', new File([content], fileName));
      if (variables !== undefined) body.append('variables', variables);
      if (revision !== undefined) body.append('revision', revision);
      return call(`PUT /api/labels/${labelId}/variables`, body);
    };
    const [lot] = template.variables;
    const next = {
      ...template,
      name: 'Of another name',
      widthMm: 60,
      variables: [lot, { name: 'colour', type: 'default' }],
      elements: template.elements.slice(0, 1),
    };
    const replaced = setupOf(await replace(JSON.stringify(next), '1'));
    expect(replaced).toMatchObject({ name: 'Replaced', version: 2, revision: 2, widthMm: 60 });
    expect(replaced.variables).toMatchObject([
      { variableName: 'lot', required: true, displayName: 'Lot number' },
      { variableName: 'colour', required: false },
    ]);
    expect((await replace(JSON.stringify(next), '1')).status).toBe(409);
    expect((await replace('{"format":', '2')).status).toBe(422);
    expect((await replace(JSON.stringify(next), '2', 'label.json', 'both')).status).toBe(422);
    expect((await replace('x', '2', 'label.nlbl')).status).toBe(415);
    expect(await versions(labelId)).toEqual(['2 DataApprover', '1 Superseded']);
    const designed = setupOf(await replace(JSON.stringify(next), '2', 'label.json', 'file'));
    expect(designed.variables).toMatchObject([
      { variableName: 'lot', required: false },
      { variableName: 'colour' },
    ]);
    await call(`DELETE /api/labels/${labelId}`);
  });

  it('are not created with a picture that cannot be printed', async () => {
    const source = { dataUri: `data:image/png;base64,${btoa('no picture')}` };
    const picture = { id: 'logo', type: 'image', xMm: 0, yMm: 0, widthMm: 9, heightMm: 9, source };
    const answer = await add({ template: { ...template, elements: [picture] } });
    expect([answer.status, messageOf(answer)]).toEqual([
      422,
      'The picture of element “logo” cannot be used: it must be a whole PNG or JPEG of at most 16 million pixels.',
    ]);
  });

  it('are not deleted while widgets use them or the history shows them', async () => {
    const { use } = await setup(1);
    expect(use.printJobs).toBeGreaterThan(0);
    const answer = await call('DELETE /api/labels/1');
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      expect.stringMatching(/cannot be deleted: .*It was printed, and the print history keeps/),
    ]);
  });

  it('are managed by label managers alone, each in their organisation', async () => {
    for (const route of [
      'POST /api/labels',
      'PUT /api/labels/1',
      'DELETE /api/labels/1',
      'POST /api/labels/disable',
    ]) {
      expect([route, (await call(route, {}, member)).status]).toEqual([route, 403]);
    }
    expect((await call('GET /api/labels/4/setup', undefined, free)).status).toBe(404);
    expect((await call('POST /api/labels/disable', [4], free)).status).toBe(404);
    expect((await call('DELETE /api/labels/4', undefined, free)).status).toBe(404);
  });

  it('are offered to their groups, to those above and below, and to people who manage labels', async () => {
    // Mateo is in Food (2) and Warehouse (6), Paulina only in Warehouse; Bakery (3) is below Food, Equipment (8) below
    // Warehouse.
    expect(await offeredTo([3])).toEqual([true, false, true]);
    expect(await offeredTo([1])).toEqual([true, true, true]);
    expect(await offeredTo([8])).toEqual([true, true, true]);
    expect(await offeredTo([])).toEqual([true, true, true]);
  });

  it('give people who print them the printers they are meant for', async () => {
    await call('PUT /api/labels/5', { name: 'Asset', groups: [], printers: [3, 2] });
    const { body } = await call('GET /api/labels/5', undefined, member);
    expect(body).toMatchObject({ data: { labelId: 5, printerIds: [2, 3] } });
  });

  it('show in advance what becomes of a version', async () => {
    expect(await review(manager)).toEqual({
      data: { state: 'DataApprover', reviewers: ['Dagny Eriksen'] },
    });
    expect(await review(free)).toEqual({ data: { state: 'Published', reviewers: [] } });
  });

  it('change together with their variables, or not at all', async () => {
    const { labelId } = createdOf(await add({ name: 'Both' }));
    const body = { name: 'Both changed', groups: [], printers: [], revision: 1 };
    const wrong = { ...body, variables: [{ variableName: 'colour', required: true }] };
    expect((await call(`PUT /api/labels/${labelId}`, wrong)).status).toBe(422);
    expect(await setup(labelId)).toMatchObject({ name: 'Both', version: 1, revision: 1 });
    const right = { ...body, variables: [{ variableName: 'lot', required: true }] };
    expect(setupOf(await call(`PUT /api/labels/${labelId}`, right))).toMatchObject({
      name: 'Both changed',
      version: 2,
      template: { name: 'Both changed' },
    });
    await call(`DELETE /api/labels/${labelId}`);
  });

  it('list their groups and printers', async () => {
    const { labelId } = createdOf(await add({ name: 'Placed', groups: [2], printers: [1] }));
    const { body } = await call('GET /api/labels/groupPrinters');
    const rows = z.object({ data: z.array(z.object({ labelId: z.int() }).loose()) }).parse(body).data;
    expect(rows.find((row) => row.labelId === labelId)).toEqual({
      labelId,
      name: 'Placed',
      groupIds: [2],
      printerIds: [1],
    });
    await call(`DELETE /api/labels/${labelId}`);
  });
});
