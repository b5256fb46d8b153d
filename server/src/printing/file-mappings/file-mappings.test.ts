import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { savedFileMappingSchema } from './file-mapping-schemas.ts';

const member = 'member@demo.test';
const other = 'free@free.test';
const path = '/api/labels/2/filemappings';
const columns = ['EAN', 'Bezeichnung', 'Menge'];
const mapping = {
  fields: [
    { variable: 'ean', kind: 'column', column: 0 },
    { variable: 'title', kind: 'column', column: 1 },
    { variable: 'lot', kind: 'text', text: 'L 17' },
    { variable: 'note', kind: 'default' },
  ],
  copies: 2,
};

const column = (index: unknown) => ({
  fields: [{ variable: 'a', kind: 'column', column: index }],
  copies: null,
});

onEveryStore('the mappings of files to print from', (server) => {
  const save = (body: object, as = member, at = path) => server().call(`PUT ${at}`, { as, body });
  const list = async (as = member, at = path) =>
    z.object({ data: z.array(savedFileMappingSchema) }).parse((await server().call(`GET ${at}`, { as })).body)
      .data;

  it('are those of a label, for everybody who prints, the last used first', async () => {
    expect((await save({ columns, mapping })).status).toBe(200);
    server().advance(1000);
    const plain = { columns: ['', ''], mapping: { fields: [], copies: null } };
    expect((await save(plain, 'packer@demo.test')).status).toBe(200);
    expect(await list('packer@demo.test')).toEqual([
      { ...plain, savedAt: server().now().toISOString() },
      { columns, mapping, savedAt: expect.any(String) },
    ]);
    expect(await list(member, '/api/labels/1/filemappings')).toEqual([]);
  });

  it('are replaced for the same headings, however these are spelled', async () => {
    server().advance(1000);
    const next = { ...mapping, copies: null };
    expect((await save({ columns: ['ean', 'BEZEICHNUNG', 'Menge '], mapping: next })).status).toBe(200);
    const all = await list();
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ columns: ['ean', 'BEZEICHNUNG', 'Menge '], mapping: next });
  });

  it('are kept for the fifty rows of headings that were used last', async () => {
    for (let at = 0; at < 52; at += 1) {
      server().advance(1000);
      await save({ columns: [`Heading ${at}`], mapping: { fields: [], copies: null } });
    }
    const kept = await list();
    expect(kept).toHaveLength(50);
    expect([kept[0]?.columns, kept[49]?.columns]).toEqual([['Heading 51'], ['Heading 2']]);
  });

  it('are neither seen nor saved by another organisation, or by somebody who does not print', async () => {
    const foreign = await server().call(`GET ${path}`, { as: other });
    expect([200, 404]).toContain(foreign.status);
    expect(JSON.stringify(foreign.body)).not.toContain('Heading');
    await save({ columns: ['Theirs'], mapping: { fields: [], copies: null } }, other);
    expect((await list()).map((one) => one.columns)).not.toContainEqual(['Theirs']);
    expect((await server().call(`GET ${path}`, { as: 'admin@demo.test' })).status).toBe(403);
    expect((await save({ columns, mapping }, 'admin@demo.test')).status).toBe(403);
    expect((await server().call(`PUT ${path}`, { body: { columns, mapping } })).status).toBe(401);
  });

  it('of a label that is not there are not found', async () => {
    expect((await server().call('GET /api/labels/99999/filemappings', { as: member })).status).toBe(404);
    expect((await save({ columns, mapping }, member, '/api/labels/99999/filemappings')).status).toBe(404);
  });

  describe('are refused', () => {
    it.each<[string, unknown]>([
      ['without columns', { columns: [], mapping: { fields: [], copies: null } }],
      ['with more columns than a file has', { columns: Array(501).fill('x'), mapping }],
      [
        'with a heading that is too long',
        { columns: ['x'.repeat(201)], mapping: { fields: [], copies: null } },
      ],
      ['with a column that is not there', { columns: ['x'], mapping: column(1) }],
      ['with a negative column', { columns: ['x'], mapping: column(-1) }],
      ['with half a column', { columns: ['x'], mapping: column(0.5) }],
      ['with copies from a column that is not there', { columns: ['x'], mapping: { fields: [], copies: 1 } }],
      [
        'with a variable twice',
        { columns: ['x'], mapping: { fields: [mapping.fields[3], mapping.fields[3]], copies: null } },
      ],
      [
        'with an unknown kind',
        { columns: ['x'], mapping: { fields: [{ variable: 'a', kind: '__proto__' }], copies: null } },
      ],
      [
        'with a text that is too long',
        {
          columns: ['x'],
          mapping: { fields: [{ variable: 'a', kind: 'text', text: 'x'.repeat(10_001) }], copies: null },
        },
      ],
      ['with a field that nobody knows', { columns: ['x'], mapping: { fields: [], copies: null, sql: '1' } }],
      ['with a character that no store takes', { columns: ['a\0b'], mapping: { fields: [], copies: null } }],
      ['as a list', []],
    ])('%s', async (_, body) => {
      expect((await server().call(`PUT ${path}`, { as: member, body })).status).toBe(422);
    });
  });
});
