import { describe, expect, it } from 'vitest';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { demoOrganization } from '../../../program/demo/demo-organizations.ts';
import { withCheckDigit } from 'label-core/gtin';
import { loadArticles } from './load-articles.ts';
import { readArticleRows } from './read-article-rows.ts';

describe('reading a CSV of articles', () => {
  it('takes quoted fields, any delimiter, a byte order mark and columns in any order', () => {
    const { articles, rejected } = readArticleRows(
      '\uFEFFName;EAN;ingredients\n"Crème; ""double""";4006381333931;"Milk,\nsalt"\n',
    );
    expect(articles).toEqual([{ ean: '4006381333931', name: 'Crème; "double"', ingredients: 'Milk,\nsalt' }]);
    expect(rejected).toEqual([]);
  });

  it('makes an EAN of a UPC that lost its zero', () => {
    expect(readArticleRows('ean,name\n831652000168,Raisins\n').articles[0]?.ean).toBe('0831652000168');
  });

  it.each([
    ['4006381333932,Pen', 'the check digit of 4006381333932 is wrong: check digit 1 expected, 2 found'],
    ['12345,Pen', '“12345” is not an EAN: a GTIN has 8, 12, 13 or 14 digits, 5 found'],
    ['4006381333931,', 'the name is empty'],
    [`4006381333931,${'x'.repeat(201)}`, 'the name is longer than 200 characters'],
    ['4006381333931,a\0b', 'it holds characters that are not text'],
    ['4006381333931,"Pen', 'its quotes do not close'],
  ])('rejects “%s” with its row and reason', (row, reason) => {
    expect(readArticleRows(`ean,name\n${row}\n`)).toEqual({ articles: [], rejected: [{ line: 2, reason }] });
  });

  it('keeps the first of two rows with one EAN', () => {
    const { articles, rejected } = readArticleRows('ean,name\n4006381333931,One\n4006381333931,Two\n');
    expect(articles.map(({ name }) => name)).toEqual(['One']);
    expect(rejected).toEqual([{ line: 3, reason: '4006381333931 stands in an earlier row already' }]);
  });

  it('says which column is missing', () => {
    expect(() => readArticleRows('code,name\n1,2\n')).toThrow(
      'The file has no column ean; its first row must name them.',
    );
  });
});

onEveryStore('loading articles', (server) => {
  const rows = Array.from({ length: 6000 }, (_, index) => ({
    ean: withCheckDigit(`299${String(index).padStart(9, '0')}`),
    name: `Chargé numéro ${index}`,
    ingredients: `It’s "${index}" \\ %`,
  }));
  const { organizationId } = demoOrganization;

  it('adds them to the group that members look in, with the labels that show a name and an EAN', async () => {
    const result = await loadArticles(server().store, { organizationId, rows, labelNames: [] });
    expect(result).toEqual({
      created: 6000,
      alreadyThere: 0,
      groupName: 'Food',
      labelNames: ['Product 60 × 40', 'Product 100 × 60', 'Shelf edge 70 × 32', 'Batch 58 × 40'],
    });
    const found = await server().call(
      `GET /api/articles?searchQuery=charge%20${rows[5999]?.ean}&groupIds=2`,
      { as: 'member@demo.test' },
    );
    expect(found.body).toMatchObject({
      data: { total: 1, data: [{ name: 'Chargé numéro 5999', groupId: 2 }] },
    });
    expect(JSON.stringify(found.body)).toContain(JSON.stringify('It’s "5999" \\ %'));
  });

  it('changes nothing when the same file is loaded again', async () => {
    const again = await loadArticles(server().store, { organizationId, rows, labelNames: [] });
    expect([again.created, again.alreadyThere]).toEqual([0, 6000]);
  });

  it('adds nothing when a label or group does not exist, and names those that exist', async () => {
    const fresh = [{ ean: '4006381333931', name: 'Pen', ingredients: '' }];
    await expect(
      loadArticles(server().store, { organizationId, rows: fresh, labelNames: ['Nope'] }),
    ).rejects.toThrow(/no published label Nope.*Product 60 × 40/);
    await expect(
      loadArticles(server().store, { organizationId, rows: fresh, labelNames: [], groupName: 'Nope' }),
    ).rejects.toThrow(/no group Nope.*Bakery/);
    const found = await server().call('GET /api/articles?searchQuery=4006381333931', {
      as: 'member@demo.test',
    });
    expect(found.body).toMatchObject({ data: { total: 0 } });
  });

  it('leaves the next article its own id', async () => {
    const created = await server().call('POST /api/articles', {
      as: 'admin@demo.test',
      body: { name: 'Next' },
    });
    expect(created.status).toBe(200);
  });
});
