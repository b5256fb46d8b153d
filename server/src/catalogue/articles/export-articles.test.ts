import { expect, it } from 'vitest';
import Papa from 'papaparse';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { messageOf } from '../../testing/test-server.ts';

const admin = 'admin@demo.test';

onEveryStore('the export of articles', (server) => {
  const text = async (query: string) => {
    const answer = await server().call(`GET /api/articles/export?${query}`, { as: admin });
    expect(answer.status).toBe(200);
    return { csv: String(answer.body), headers: answer.headers };
  };
  const rows = async (query: string, delimiter = ',') =>
    Papa.parse<Record<string, string>>((await text(query)).csv, {
      header: true,
      delimiter,
      skipEmptyLines: true,
    }).data;

  it('has every article once, by name, with a column for each key', async () => {
    const all = await rows('');
    const list = await server().call('GET /api/articles?take=500', { as: admin });
    const names = (list.body as { data: { data: { name: string }[] } }).data.data.map(({ name }) => name);
    expect(all.map((row) => row['Name'])).toEqual(names);
    const tarte = all.find((row) => row['Name'] === 'Tarte à la crème 1 part');
    expect(tarte).toMatchObject({ Identifier: '2026500000133', Group: 'Bakery', netContent: '1 part' });
    expect(tarte?.['Labels']).toContain('Product 60 × 40');
  });

  it('is a file with a name of its own', async () => {
    const { csv, headers } = await text('');
    expect(csv).toMatch(/^Name,Identifier,Group,Labels,/);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="articles-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps to a group and those below it', async () => {
    expect(new Set((await rows('groupId=2')).map((row) => row['Group']))).toEqual(
      new Set(['Bakery', 'Dairy', 'Pantry']),
    );
    expect(await rows('groupId=7')).not.toEqual([]);
  });

  it.each([
    [';', '%3B'],
    ['\t', '%09'],
    ['|', '%7C'],
  ])('puts %j between its cells', async (delimiter, encoded) => {
    const [first] = await rows(`groupId=3&delimiter=${encoded}`, delimiter);
    expect(Object.keys(first ?? {}).slice(0, 4)).toEqual(['Name', 'Identifier', 'Group', 'Labels']);
  });

  it('has no cell that a spreadsheet would run, in names, values and headings', async () => {
    await server().call('POST /api/articles', {
      as: admin,
      body: {
        name: '=1+1',
        externalIdentifier: '@ID',
        groupId: 8,
        articleData: [
          { key: '+key', data: '-2+3' },
          { key: 'zeros', data: '007' },
          { key: 'lines', data: 'a;b\n"c"' },
        ],
      },
    });
    const found = (await rows('groupId=8&delimiter=%3B', ';')).find((row) => row['Name'] === "'=1+1");
    expect(found).toMatchObject({
      Identifier: "'@ID",
      "'+key": "'-2+3",
      zeros: '007',
      lines: 'a;b\n"c"',
    });
  });

  it.each([
    ['delimiter=%2F', 422, 'delimiter'],
    ['groupId=x', 422, 'groupId'],
    ['groupId=999', 404, 'There is no group 999.'],
  ])('is refused with %s', async (query, status, words) => {
    const answer = await server().call(`GET /api/articles/export?${query}`, { as: admin });
    expect(answer.status).toBe(status);
    expect(messageOf(answer)).toContain(words);
  });
});
