import { expect, it } from 'vitest';
import { z } from 'zod';
import { articleOptions } from '../../testing/import-calls.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';
import { configurationSchema } from './import-schemas.ts';

const admin = 'admin@demo.test';
const path = '/api/import/importConfiguration';
const one = {
  name: 'Supplier A',
  fileEncoding: 'windows-1252',
  targetGroups: [2],
  options: articleOptions,
};
const answered = (answer: Answer) => z.object({ data: configurationSchema }).parse(answer.body).data;

onEveryStore('import configurations', (server) => {
  const add = (configuration: object, as = admin) =>
    server().call(`POST ${path}`, { as, body: configuration });
  const list = async (as = admin) =>
    z.object({ data: z.array(configurationSchema) }).parse((await server().call(`GET ${path}`, { as })).body)
      .data;

  it('are stored completely, under a name of their own', async () => {
    const added = answered(await add(one));
    expect(added).toEqual({
      ...one,
      id: 1,
      options: { ...articleOptions, labelIds: [] },
      revision: 1,
      modifiedAt: server().now().toISOString(),
    });
    const taken = await add({ ...one, name: ' supplier a ' });
    expect([taken.status, messageOf(taken)]).toEqual([
      409,
      'There is already a configuration named supplier a.',
    ]);
    await add({ ...one, name: 'Another' });
    expect((await list()).map(({ name }) => name)).toEqual(['Another', 'Supplier A']);
  });

  it('are changed by one person at a time', async () => {
    const change = (revision: number, name: string) =>
      server().call(`PUT ${path}/1`, { as: admin, body: { ...one, name, revision } });
    expect(answered(await change(1, 'Supplier B'))).toMatchObject({ name: 'Supplier B', revision: 2 });
    const late = await change(1, 'Supplier C');
    expect([late.status, messageOf(late)]).toEqual([
      409,
      'This import configuration was changed meanwhile by Astrid Holm. Load it again to see the change, then make yours.',
    ]);
    expect((await change(2, 'Another')).status).toBe(409);
    expect((await server().call(`PUT ${path}/77`, { as: admin, body: { ...one, name: 'x' } })).status).toBe(
      404,
    );
  });

  it.each<[string, object, RegExp]>([
    ['no name', { ...one, name: ' ' }, /name/],
    [
      'a group that is not there',
      { ...one, name: 'G', targetGroups: [99] },
      /There is no group 99|no group 99/,
    ],
    ['invalid options', { ...one, name: 'O', options: { kind: 'articles' } }, /options/],
    ['an unknown field', { ...one, name: 'P', extra: true }, /extra/i],
  ])('are refused with %s', async (_what, configuration, words) => {
    const answer = await add(configuration);
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).toMatch(words);
  });

  it('are managed by administrators, and read by people who import', async () => {
    expect((await add({ ...one, name: 'Mine' }, 'member@demo.test')).status).toBe(403);
    expect((await server().call(`GET ${path}`, { as: 'member@demo.test' })).status).toBe(403);
    expect((await server().call(`GET ${path}`, { as: 'free@free.test' })).status).toBe(402);
  });

  it('are deleted, and the audit shows that', async () => {
    expect((await server().call(`DELETE ${path}/1`, { as: admin })).status).toBe(200);
    expect((await server().call(`DELETE ${path}/1`, { as: admin })).status).toBe(404);
    expect((await list()).map(({ name }) => name)).toEqual(['Another']);
    const audit = await server().call('GET /api/audit?take=20', { as: admin });
    for (const what of ['added', 'changed', 'deleted'])
      expect(JSON.stringify(audit.body)).toContain(`import-configuration-${what}`);
  });
});
