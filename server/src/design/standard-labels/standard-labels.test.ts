import { eq } from 'drizzle-orm';
import { parseLabelTemplate } from 'label-core';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization, freeOrganization } from '../../program/demo/demo-organizations.ts';
import { accounts, labelVersions } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { standardLabelSchema, standardTemplateSchema } from './standard-label-schemas.ts';
import { findTemplate } from './standard-templates.ts';

const manager = 'labels@demo.test';
const free = 'free@free.test';
const path = '/api/labels/standardLabels';
const given = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
const asset = {
  templateId: 'asset-tag-50x25',
  name: 'Our asset tag',
  parameters: given({ company: 'Bäckerei Öhringen' }),
};

const withNames = ({ parameters, ...kept }: z.infer<typeof standardLabelSchema>) => ({
  ...kept,
  parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
});
const keptOf = (answer: Answer) => withNames(z.object({ data: standardLabelSchema }).parse(answer.body).data);
const madeOf = (answer: Answer) =>
  z.object({ data: z.object({ labelId: z.int(), version: z.int(), state: z.string() }) }).parse(answer.body)
    .data;
const fieldsOf = (answer: Answer) =>
  z
    .object({ problems: z.array(z.object({ path: z.string() })) })
    .parse(answer.body)
    .problems.map((one) => one.path);

const logistic = { templateId: 'gs1-logistic-105x190', name: 'Our pallets' };

onEveryStore('standard labels', (server) => {
  // The second organisation has no reviewers, and room for two more labels.
  beforeAll(() =>
    server().store.asOrganization(freeOrganization.organizationId, (transaction) =>
      transaction.update(accounts).set({ userRoles: ['LabelManager'], qualityRoles: [] }),
    ),
  );
  const keep = (body: object, as = manager) => server().call(`POST ${path}`, { as, body });
  const make = (id: number, body: object, as = manager) => server().call(`POST ${path}/${id}`, { as, body });
  const list = async (as = manager) =>
    z.object({ data: z.array(standardLabelSchema) }).parse((await server().call(`GET ${path}`, { as })).body)
      .data;

  it('begin with templates that have parameters and a sample picture', async () => {
    const { body } = await server().call('GET /api/labels/standardLabelTemplates', { as: manager });
    const templates = z.object({ data: z.array(standardTemplateSchema) }).parse(body).data;
    expect(templates.length).toBeGreaterThanOrEqual(12);
    const tag = templates.find(({ templateId }) => templateId === asset.templateId);
    expect(tag?.parameters.map(({ name }) => name)).toEqual(['company', 'logo', 'propertyWord', 'contact']);
    expect(tag?.template.variables.map(({ name }) => name)).toEqual([
      'assetNumber',
      'description',
      'company',
      'logo',
      'propertyWord',
      'contact',
    ]);
  });

  it('are stored, changed and deleted, and each change is written to the audit', async () => {
    const kept = keptOf(await keep(asset));
    expect(kept).toMatchObject({
      templateId: asset.templateId,
      name: asset.name,
      parameters: { company: 'Bäckerei Öhringen', logo: '', propertyWord: 'Property of' },
      revision: 1,
    });
    const id = kept.standardLabelId;
    const changed = keptOf(
      await keep({ ...asset, standardLabelId: String(id), revision: 1, parameters: given({ logo: '1' }) }),
    );
    expect(changed).toMatchObject({ standardLabelId: id, revision: 2, parameters: { logo: '1' } });
    expect((await list()).map(withNames)).toContainEqual(changed);
    const late = await keep({ ...asset, standardLabelId: id, revision: 1 });
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'This standard label was changed meanwhile by somebody else. Load it again to see the change, then make yours.',
    ]);
    expect((await server().call('DELETE /api/mediaLibrary/files/1', { as: manager })).status).toBe(409);
    expect((await server().call(`DELETE ${path}/${id}`, { as: manager })).status).toBe(200);
    expect((await server().call(`DELETE ${path}/${id}`, { as: manager })).status).toBe(404);
    const { body } = await server().call('GET /api/audit?take=100', { as: 'admin@demo.test' });
    const events = z
      .object({ data: z.object({ data: z.array(z.object({ event: z.string(), detail: z.string() })) }) })
      .parse(body)
      .data.data.filter(({ detail }) => detail.startsWith(`standard label ${id}:`))
      .map(({ event }) => event);
    expect(events.toReversed()).toEqual([
      'standard-label-added',
      'standard-label-changed',
      'standard-label-deleted',
    ]);
  });

  it.each([
    [{ ...asset, name: ' ' }, ['name']],
    [{ ...asset, parameters: given({ company: 'x'.repeat(61) }) }, ['parameters.company']],
    [
      { ...asset, parameters: given({ company: '{{assetNumber}}', colour: 'red' }) },
      ['parameters.colour', 'parameters.company'],
    ],
    [{ ...asset, parameters: given({ logo: '4711' }) }, ['parameters.logo']],
    [{ ...asset, organizationId: 2 }, ['']],
  ])('are refused where they cannot be used: %j', async (body, fields) => {
    const answer = await keep(body);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, fields]);
  });

  it('have unique names, whatever the case, and an existing template', async () => {
    await keep({ ...asset, name: 'Twice' });
    expect(messageOf(await keep({ ...asset, name: 'TWICE' }))).toBe(
      'There is already a standard label named TWICE.',
    );
    expect((await keep({ ...asset, templateId: 'nobody' })).status).toBe(404);
    expect((await keep({ ...asset, standardLabelId: 4711 })).status).toBe(404);
  });

  it('become labels under review where there are reviewers', async () => {
    const { standardLabelId } = keptOf(await keep({ ...asset, name: 'For a label' }));
    const made = madeOf(await make(standardLabelId, { name: 'IT assets' }));
    expect(made).toMatchObject({ version: 1, state: 'DataApprover' });
    expect((await server().call(`GET /api/labels/${made.labelId}`, { as: manager })).status).toBe(404);
    const again = await make(standardLabelId, { name: 'it ASSETS' });
    expect([again.status, fieldsOf(again)]).toEqual([422, ['name']]);
  });

  it('become labels whose first version is reviewed with the example values of the template', async () => {
    const { standardLabelId } = keptOf(await keep({ ...asset, name: 'With examples' }));
    const { labelId } = madeOf(await make(standardLabelId, { name: 'Example assets' }));
    const rows = await server().store.asOrganization(demoOrganization.organizationId, (transaction) =>
      transaction
        .select({ testData: labelVersions.testData })
        .from(labelVersions)
        .where(eq(labelVersions.labelId, labelId)),
    );
    expect(rows).toEqual([
      { testData: [{ name: 'Example', values: findTemplate(asset.templateId)?.sampleValues }] },
    ]);
  });

  it('become labels whose SSCCs a counter issues, and that ask for them without one', async () => {
    const counter = { name: 'Pallets', kind: 'sscc', prefix: '34012345', width: 1 };
    expect((await server().call('POST /api/counters', { as: 'admin@demo.test', body: counter })).status).toBe(
      200,
    );
    const variableOf = async (ssccCounter: string) => {
      const kept = keptOf(
        await keep({ ...logistic, name: `With ${ssccCounter}`, parameters: given({ ssccCounter }) }),
      );
      const { labelId } = madeOf(await make(kept.standardLabelId, { name: `Pallet ${ssccCounter}` }));
      const [version] = await server().store.asOrganization(demoOrganization.organizationId, (transaction) =>
        transaction
          .select({ template: labelVersions.template, testData: labelVersions.testData })
          .from(labelVersions)
          .where(eq(labelVersions.labelId, labelId)),
      );
      const template = parseLabelTemplate(version?.template);
      return [
        template.version,
        template.variables.find(({ name }) => name === 'sscc'),
        version?.testData.map(({ values }) => Object.hasOwn(values, 'sscc')),
      ];
    };
    expect(await variableOf('Pallets')).toEqual([
      2,
      {
        name: 'sscc',
        type: 'default',
        label: 'SSCC',
        source: { kind: 'counter', counter: 'Pallets', per: 'label' },
      },
      [false],
    ]);
    expect(await variableOf('')).toEqual([
      1,
      { name: 'sscc', type: 'default', label: 'SSCC', required: true, propertySize: 18 },
      [true],
    ]);
  });

  it('are refused with a counter that is none of SSCCs', async () => {
    const number = { name: 'Plain numbers', prefix: '', width: 4 };
    await server().call('POST /api/counters', { as: 'admin@demo.test', body: number });
    for (const ssccCounter of ['Plain numbers', 'Nowhere']) {
      const answer = await keep({ ...logistic, parameters: given({ ssccCounter }) });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['parameters.ssccCounter']]);
    }
  });

  it('become labels that print at once where nobody could approve them, up to the limit', async () => {
    const { standardLabelId } = keptOf(await keep(asset, free));
    const made = madeOf(await make(standardLabelId, { name: 'Tag 1' }, free));
    expect(made.state).toBe('Published');
    const { body } = await server().call(`GET /api/labels/${made.labelId}`, { as: free });
    const { data } = z
      .object({ data: z.object({ name: z.string(), variables: z.array(z.looseObject({})) }) })
      .parse(body);
    expect(data).toMatchObject({
      name: 'Tag 1',
      variables: [{ variableName: 'assetNumber' }, { variableName: 'description' }],
    });
    expect((await make(standardLabelId, { name: 'Tag 2' }, free)).status).toBe(200);
    const full = await make(standardLabelId, { name: 'Tag 3' }, free);
    expect([full.status, messageOf(full)]).toEqual([
      409,
      'The subscription allows 3 labels, and 3 are in use. Disable a label nobody prints, or choose a larger subscription.',
    ]);
  });

  it('are not available to another organisation', async () => {
    const { standardLabelId } = keptOf(await keep({ ...asset, name: 'Only ours' }));
    expect((await list(free)).map(({ name }) => name)).not.toContain('Only ours');
    const other = await make(standardLabelId + 100, { name: 'x' }, free);
    expect(other.status).toBe(404);
    expect((await server().call(`GET ${path}`, { as: 'member@demo.test' })).status).toBe(403);
    expect((await keep(asset, 'member@demo.test')).status).toBe(403);
  });
});
