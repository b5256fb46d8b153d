import { ArticleListPage } from '../pages/article-list.page.ts';
import { uploadAs } from '../stage/upload-as.ts';
import { codesOnPdf } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './world.ts';

const EAN = '4006381333931';
const NAME = 'Pâte d’amande, süß – Größe 2 €';
/** Letters that stand at other places in Windows-1252 than in Unicode. */
const WINDOWS_1252: Readonly<Record<string, number>> = { '’': 0x92, '–': 0x96, '€': 0x80 };

test('a Windows-1252 file with semicolons is imported, and its article prints with the right letters', async ({
  page,
  world,
}) => {
  const text = `EAN;Bezeichnung\r\n${EAN};${NAME}\r\n`;
  await uploadAs(fetch, world.appUrl, 'admin@demo.test', {
    bytes: Uint8Array.from(text, (letter) => WINDOWS_1252[letter] ?? letter.charCodeAt(0)),
    fileName: 'Artikel.csv',
    fileEncoding: 'windows-1252',
    options: {
      kind: 'articles',
      delimiter: ';',
      hasHeader: true,
      mapping: [
        { field: 'ean', column: 'EAN' },
        { field: 'name', column: 'Bezeichnung' },
      ],
      onExisting: 'refuse',
      skipFaulty: false,
      labelIds: [1],
    },
  });
  await signIn(page, world.appUrl);
  const list = await ArticleListPage.open(page);
  await list.search.fill('grosse amande');
  const print = await list.choose(NAME);
  await expect(print.variable('Name')).toHaveValue(NAME);
  const before = world.ippPrinter.jobs.length;
  await print.choosePrinter('IPP 203 dpi');
  await print.setQuantity(1);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  await expect.poll(() => world.ippPrinter.jobs.length).toBe(before + 1);
  const pdf = world.ippPrinter.jobs.at(-1)?.document ?? new Uint8Array();
  expect(await codesOnPdf(pdf, { widthMm: 60, heightMm: 40, dpi: 203 })).toEqual([[EAN]]);
});
