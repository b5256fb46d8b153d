import { Buffer } from 'node:buffer';
import { parseLabelTemplate } from 'label-core';
import { pageTexts } from 'label-core/testing';
import { beforeAll, expect, it } from 'vitest';
import { printJobSchema } from '../../printing/print/print-job-answer.ts';
import { importCalls } from '../../testing/import-calls.ts';
import { publishTemplate } from '../../testing/numbered-label.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';

const text = (id: string, yMm: number, value: string, look: object = {}) => ({
  id,
  type: 'text',
  value,
  xMm: 2,
  yMm,
  widthMm: 96,
  heightMm: 10,
  sizePt: 8,
  ...look,
});

/** A label that reads tags in its ingredients, and nowhere else. */
const food = parseLabelTemplate({
  format: 'platen-label',
  version: 2,
  name: 'Food',
  widthMm: 100,
  heightMm: 60,
  variables: [
    { name: 'name', type: 'default' },
    { name: 'ingredients', type: 'default' },
    { name: 'origin', type: 'default' },
  ],
  elements: [
    text('name', 2, '{{name}}'),
    text('ingredients', 14, 'Ingredients: {{ingredients}}.', { markup: true }),
    text('origin', 26, '{{origin}}'),
    {
      id: 'code',
      type: 'barcode',
      symbology: 'qrcode',
      value: '{{origin}}',
      xMm: 2,
      yMm: 38,
      widthMm: 20,
      heightMm: 20,
    },
  ],
});

onEveryStore('allergens of a CSV file', (server) => {
  const { importFile, articles } = importCalls(server);
  beforeAll(() => publishTemplate(server().store, 1, food));

  /** Imports an article from a CSV file and returns the text of its printed label, and the PDF. */
  async function printed(id: string, cells: Readonly<Record<'name' | 'ingredients' | 'origin', string>>) {
    const quoted = Object.values(cells).map((cell) => `"${cell.replaceAll('"', '""')}"`);
    const done = await importFile({
      file: `id,name,ingredients,origin\n${id},${quoted.join(',')}\n`,
      options: {
        mapping: [
          { field: 'identifier', column: 'id' },
          { field: 'name', column: 'name' },
          { field: 'data:ingredients', column: 'ingredients' },
          { field: 'data:origin', column: 'origin' },
        ],
        labelIds: [1],
        underscoredAsBold: true,
      },
    });
    expect([done.state, done.createdCount]).toEqual(['Done', 1]);
    const [article] = await articles(id);
    const { body } = await server().call('POST /api/printjobs/article', {
      as: 'member@demo.test',
      body: {
        computerName: 'BAKERY-01',
        labels: [{ labelId: 1, printerId: 1, quantity: 1, articleId: article?.id }],
      },
    });
    const pdf = Buffer.from(printJobSchema.parse(body).printFiles[0]?.pdfAsBase64String ?? '', 'base64');
    const [page = ''] = await pageTexts(pdf);
    return { lines: page.split(/\r?\n/).map((line) => line.trim()), pdf: pdf.toString('latin1') };
  }

  it('are bold on paper, and the text of the PDF says what the file says', async () => {
    const { lines, pdf } = await printed('A-1', {
      name: 'Brioche',
      ingredients: 'Farine de _blé_, _beurre_ (_lait_), sucre, _œufs_ frais',
      origin: 'France',
    });
    expect(lines).toEqual([
      'Brioche',
      'Ingredients: Farine de blé, beurre (lait), sucre, œufs frais.',
      'France',
    ]);
    expect(pdf).toMatch(/\/BaseFont \/\w+\+NotoSans-Bold/);
    expect(pdf).toMatch(/\/BaseFont \/\w+\+NotoSans-Regular/);
  });

  it.each([
    ['a tag in a name', { name: '<b>Tarte</b>', ingredients: 'sucre', origin: 'France' }],
    ['a tag in another value', { name: 'Tarte', ingredients: 'sucre', origin: '<b>R&D</b>' }],
    ['a tag that ends what is before it', { name: 'Tarte', ingredients: 'a</b></u>b', origin: '</b>' }],
  ])('are all that tags do: %s is printed as it stands', async (name, cells) => {
    const { lines, pdf } = await printed(`B-${name.length}`, cells);
    expect(lines).toEqual([cells.name, `Ingredients: ${cells.ingredients}.`, cells.origin]);
    expect(pdf).not.toMatch(/NotoSans-Bold/);
  });

  it('are all that tags do: entities that the import writes out are no tags elsewhere', async () => {
    const { lines, pdf } = await printed('C-1', {
      name: 'Tarte',
      ingredients: 'sucre',
      origin: '&lt;b&gt;R&amp;D&lt;/b&gt;',
    });
    expect(lines).toEqual(['Tarte', 'Ingredients: sucre.', '<b>R&D</b>']);
    expect(pdf).not.toMatch(/NotoSans-Bold/);
  });
});
