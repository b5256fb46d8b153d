import type { LabelTemplate } from 'label-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { demoOrganization } from '../../program/demo/demo-organizations.ts';
import { seedLabels } from '../../program/demo/seed-labels.ts';
import { labelGroups } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { completedNumberSchema } from './administered-label.ts';

const { organizationId } = demoOrganization;
const codeLabel = (name: string, symbology: 'ean13' | 'itf14', value: string): LabelTemplate => ({
  format: 'platen-label',
  version: 1,
  name,
  widthMm: 60,
  heightMm: 40,
  variables: [{ name: 'ean', type: 'default' }],
  elements: [{ id: 'code', type: 'barcode', xMm: 2, yMm: 2, widthMm: 56, heightMm: 36, symbology, value }],
});

onEveryStore('labels that completed numbers', (server) => {
  const call = (route: string, body?: unknown, as = 'labels@demo.test') =>
    server().call(route, body === undefined ? { as } : { as, body });
  const listed = async () =>
    z
      .object({ data: z.array(completedNumberSchema) })
      .parse((await call('GET /api/labels/completedNumbers')).body).data;
  const publish = async (template: LabelTemplate, daysAgo: number): Promise<number> => {
    await server().store.asOrganization(organizationId, (transaction) =>
      seedLabels(transaction, { organizationId, uploadedBy: 1, now: new Date() }, [
        { name: template.name, versions: [{ template, state: 'Published', daysAgo }], articleGroupIds: [] },
      ]),
    );
    const { data } = z
      .object({ data: z.array(z.object({ labelId: z.int(), name: z.string() })) })
      .parse((await call('GET /api/labels')).body);
    return data.find(({ name }) => name === template.name)?.labelId ?? 0;
  };

  it('are listed with a number, what was printed for it, and what is printed now', async () => {
    expect(await listed()).toEqual([]);
    const shelfId = await publish(codeLabel('Shelf', 'ean13', '{{ean}}'), 400);
    const crateId = await publish(codeLabel('Crate', 'itf14', '1400638133393'), 400);
    for (const [name, externalIdentifier] of [
      ['Raisins', '039047050730'],
      ['Prunes', '831652000168'],
      ['Pens', '4006381333931'],
    ])
      await call('POST /api/articles', { name, externalIdentifier, labelId: shelfId }, 'admin@demo.test');
    expect(await listed()).toEqual([
      {
        labelId: shelfId,
        name: 'Shelf',
        version: 1,
        symbology: 'EAN-13',
        value: '039047050730',
        former: '0390470507308',
        current: '0039047050730',
        articleCount: 2,
        articleName: 'Raisins',
      },
      {
        labelId: crateId,
        name: 'Crate',
        version: 1,
        symbology: 'ITF-14',
        value: '1400638133393',
        former: '14006381333938',
        current: null,
        articleCount: 0,
        articleName: null,
      },
    ]);
  });

  it('are those of any article where a label is offered to groups, in values too', async () => {
    const before = await listed();
    const labelId = await publish(
      { ...codeLabel('Carton', 'itf14', '{{carton}}'), variables: [{ name: 'carton', type: 'default' }] },
      400,
    );
    await call(
      'POST /api/articles',
      { name: 'Nuts', externalIdentifier: 'N-1', articleData: [{ key: 'carton', data: '1400638133393' }] },
      'admin@demo.test',
    );
    expect(await listed()).toEqual(before);
    await server().store.asOrganization(organizationId, (transaction) =>
      transaction.insert(labelGroups).values({ organizationId, labelId, groupId: 2 }),
    );
    expect(await listed()).toEqual([
      ...before,
      expect.objectContaining({ labelId, value: '1400638133393', articleCount: 1, articleName: 'Nuts' }),
    ]);
  });

  it('are none that were published since, and nobody else is shown them', async () => {
    const before = (await listed()).length;
    await publish(codeLabel('New crate', 'itf14', '1400638133393'), -1);
    expect(await listed()).toHaveLength(before);
    expect((await call('GET /api/labels/completedNumbers', undefined, 'member@demo.test')).status).toBe(403);
  });
});
