import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArticleListPage } from '../pages/article-list.page.ts';
import { callServerAs } from '../stage/call-as.ts';
import { ConnectProgram } from './connect-program.ts';
import { nextIppJob } from './next-ipp-job.ts';
import { codesOnPdf } from './paper.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

const NAME = 'Kürbiskernbrötchen';
const EAN = '4006381333931';

let dataDir: string;
let program: ConnectProgram;
let connectorId: number;

test.beforeAll(async ({ system }) => {
  const admin = await callServerAs(fetch, system.appUrl, 'admin@demo.test');
  const made = await admin('POST', '/api/connectors', { name: 'Bakery list', labelIds: [1] });
  const { id, key } = (made as { data: { id: number; key: string } }).data;
  connectorId = id;
  dataDir = await mkdtemp(join(tmpdir(), 'platen-connector-'));
  const list = join(dataDir, 'articles.csv');
  await writeFile(list, `Nr;ean;name\r\n00017;${EAN};${NAME}\r\n00018;4006381333948;Roggenbrot\r\n`);
  program = new ConnectProgram({
    dataDir,
    env: {
      CONNECT_SERVER: system.appUrl,
      CONNECT_CONNECTOR_KEY: key,
      CONNECT_CSV: list,
      CONNECT_ID_COLUMN: 'Nr',
    },
  });
  program.start();
  // Until then, a list that is requested says that its connector is not connected.
  await expect
    .poll(async () => (await admin('GET', `/api/connectors/${id}`)) as object)
    .toMatchObject({ data: { connectionStatus: 'Connected' } });
});
test.afterAll(async () => {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('an article of a connector is found by its letters and printed', async ({ page, system }) => {
  await signIn(page, system.appUrl);
  await page.goto(`${system.appUrl}/#/print-articles/${connectorId}`);
  const list = new ArticleListPage(page);
  // The heading is also a row.
  await expect(list.rows).toHaveCount(3);
  await list.search.fill('kurbiskern');
  await expect(list.rows).toHaveCount(2);
  const print = await list.choose(NAME);
  await expect(page).toHaveURL(new RegExp(`/print-connector-article/${connectorId}/00017$`));
  await expect(print.heading).toHaveText(`Print ${NAME}`);
  const { document } = await nextIppJob(system, () => print.printLabels('IPP 203 dpi', 1));
  expect(await codesOnPdf(document, { widthMm: 60, heightMm: 40, dpi: 203 })).toEqual([[EAN]]);
});
