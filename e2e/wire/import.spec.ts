import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { utf8File, windowsFile, workbookFile } from 'label-core/testing';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { ImportDataPage } from '../pages/import-data.page.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const NAMES = ['Pâte d’amande, süß', 'Żurek – śląski', 'Größe 2 €', 'Œufs frais'] as const;
const EANS = ['4006381333931', '4006381333948', '4006381333955'] as const;

/** File to import, and its article that is printed. */
interface Case {
  fileName: string;
  bytes: Uint8Array;
  ean: string;
  name: string;
}

const german = ['EAN', 'Bezeichnung', 'Zutaten'];
const cases: readonly Case[] = [
  {
    fileName: 'articles.csv',
    bytes: utf8File([
      ['ean', 'name', 'ingredients'],
      [EANS[0], `${NAMES[0]} “1”`, 'Almonds, “sugar”'],
    ]),
    ean: EANS[0],
    name: `${NAMES[0]} “1”`,
  },
  {
    fileName: 'Artikel.csv',
    bytes: windowsFile([german, [EANS[1], `${NAMES[3]}, ${NAMES[2]}`, 'Eier; Salz']]),
    ean: EANS[1],
    name: `${NAMES[3]}, ${NAMES[2]}`,
  },
  {
    fileName: 'Artikel.xlsx',
    bytes: workbookFile({ Artikel: [german, [EANS[2], NAMES[1], 'Żyto, sól']] }),
    ean: EANS[2],
    name: NAMES[1],
  },
];

/**
 * Returns the case of the environment: `IMPORT_CSV` names another file, of any format and encoding; `IMPORT_EAN` and
 * `IMPORT_NAME` its article that is printed.
 */
function caseOfEnvironment(): Case[] {
  const { IMPORT_CSV: path, IMPORT_EAN: ean = '', IMPORT_NAME: name = '' } = process.env;
  return path === undefined ? [] : [{ fileName: basename(path), bytes: readFileSync(path), ean, name }];
}

for (const { fileName, bytes, ean, name } of [...cases, ...caseOfEnvironment()]) {
  test(`${fileName} is imported by hand, and ${name} prints with its letters and its code`, async ({
    page,
    system,
  }) => {
    await signIn(page, system.appUrl, { email: 'admin@demo.test' });
    const data = await ImportDataPage.open(page, system.appUrl);
    await data.choose({ name: fileName, mimeType: '', buffer: Buffer.from(bytes) });
    await data.goToMap();
    await data.group.selectOption('Food');
    await data.label('Product 60 × 40').check();
    await data.next.click();
    await data.confirmAll.click();
    await expect(page.getByText('Imported', { exact: true })).toBeVisible({ timeout: 60_000 });

    await page.getByRole('link', { name: 'Logout' }).click();
    await page.getByLabel('E-mail').waitFor();
    await signIn(page, system.appUrl);
    const list = await ArticleListPage.open(page, system.appUrl);
    await list.search.fill(ean);
    const print = await list.choose(name);
    await expect(print.variable('Name')).toHaveValue(name);
    const { document } = await nextIppJob(system, () => print.printLabels('IPP 203 dpi', 1));
    expect(await codesOnPdf(document, { widthMm: 60, heightMm: 40, dpi: 203 })).toEqual([[ean]]);
  });
}
