import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { callServerAs, type CallAs } from '../stage/call-as.ts';
import { ConnectProgram } from './connect-program.ts';
import { codesOnPdf } from './paper.ts';
import { newestJob, receivedIds, tally } from './print-ledger.ts';
import { signIn } from './sign-in.ts';
import { expect, test, type World } from './world.ts';

const TART_ID = 13;
const TART_EAN = '9501101530003';
const PAPER = { widthMm: 60, heightMm: 40, dpi: 203 };

/** An agent on another machine, a printer that only it reaches, and a connector there. */
interface Dock {
  program: ConnectProgram;
  printerName: string;
  connectorId: number;
}

let dock: Dock;
let dataDir: string;

/** What a server tells of something it made: its id, and the key that it tells once. */
const madeBy = async (call: CallAs, path: string, body: object) => {
  const { data } = (await call('POST', path, body)) as { data: { id: number; key: string } };
  return data;
};

async function furnish(world: World): Promise<Dock> {
  const admin = await callServerAs(fetch, world.appUrl, 'admin@demo.test');
  const agent = await madeBy(admin, '/api/agents', { name: 'Dock 3' });
  const connector = await madeBy(admin, '/api/connectors', { name: 'Bakery list', labelIds: [1] });
  const printerName = 'Behind the dock';
  await admin('POST', '/api/printers', {
    name: 'dock',
    displayName: printerName,
    vendor: 'Other',
    model: 'Label printer',
    dpi: 203,
    language: 'pdf',
    targetIpAddress: '127.0.0.1',
    targetPort: world.ippPrinter.port,
    targetPrintQueue: 'ipp/print',
    agentId: agent.id,
  });
  dataDir = await mkdtemp(join(tmpdir(), 'platen-dock-'));
  const list = join(dataDir, 'articles.csv');
  await writeFile(list, 'Nr;EAN;Bezeichnung\r\n00017;4006381333931;Kürbiskernbrötchen\r\n');
  const program = new ConnectProgram({
    dataDir,
    env: {
      CONNECT_SERVER: world.appUrl,
      CONNECT_AGENT_KEY: agent.key,
      CONNECT_CONNECTOR_KEY: connector.key,
      CONNECT_CSV: list,
      CONNECT_ID_COLUMN: 'Nr',
      HELPER_ALLOWED_TARGETS: '127.0.0.1:*',
    },
  });
  return { program, printerName, connectorId: connector.id };
}

/** A tablet: nothing on it but the browser. */
async function openWithoutHelper(page: Page, world: World): Promise<PrintArticlePage> {
  await page.route(`${world.helper.url}/**`, (route) => route.abort());
  await signIn(page, world.appUrl);
  const print = await PrintArticlePage.open(page, TART_ID, world.appUrl);
  await print.choosePrinter(dock.printerName);
  return print;
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ world }) => {
  dock = await furnish(world);
});
test.afterAll(async () => {
  await dock.program.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a print waits for an agent that is away, says so, and comes out when it is there', async ({
  page,
  world,
}) => {
  const print = await openWithoutHelper(page, world);
  await expect(page.getByText('The agent “Dock 3” is not connected')).toBeVisible();
  const before = world.ippPrinter.jobs.length;
  const job = new PrintJobObject(page);

  await print.setQuantity(1);
  await print.print.click();
  await expect(job.file(1)).toContainText('It has never connected.');
  await job.file(1).getByRole('button', { name: 'Do not print it' }).click();
  await job.expectSummary('0 of 1 label printed, 1 not sent');
  await job.close.click();

  await print.setQuantity(2);
  await print.print.click();
  await expect(job.file(1)).toContainText('It has never connected.');
  dock.program.start();
  await expect.poll(() => world.ippPrinter.jobs.length, { timeout: 30_000 }).toBe(before + 1);
  const pdf = world.ippPrinter.jobs.at(-1)?.document ?? new Uint8Array();
  expect(await codesOnPdf(pdf, PAPER)).toEqual([[TART_EAN], [TART_EAN]]);
  await expect.poll(async () => tally((await newestJob(page, world)).entries.map(({ status }) => status))).toEqual({
    Success: 1,
  });
});

test('an agent that is killed in the middle of a thousand labels prints each file once', async ({
  page,
  world,
}) => {
  dock.program.start();
  const print = await openWithoutHelper(page, world);
  const start = world.ippPrinter.jobs.length;
  world.ippPrinter.behave({ answerAfterMs: 300 });
  await print.setQuantity(1000);
  await print.print.click();
  await expect.poll(() => receivedIds(world, start).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  await dock.program.kill();
  dock.program.start();
  await expect
    .poll(async () => tally((await newestJob(page, world)).entries.map(({ status }) => status)), {
      timeout: 60_000,
    })
    .not.toHaveProperty('Created');
  world.ippPrinter.behave({ answerAfterMs: 0 });
  const { entries } = await newestJob(page, world);
  const received = receivedIds(world, start);
  // What the kill cut off is either found on the printer, or said to be uncertain: never sent again by itself.
  expect(new Set(received).size).toBe(received.length);
  const printed = entries.filter(({ status }) => status === 'Success').map(({ printJobEntryId }) => printJobEntryId);
  expect(received).toEqual(expect.arrayContaining(printed));
  expect(entries.filter(({ status }) => status === 'Failed')).toEqual([]);
});

test('an article of a connector is found and printed', async ({ page, world }) => {
  dock.program.start();
  await signIn(page, world.appUrl);
  await page.goto(`${world.appUrl}/#/print-articles/${dock.connectorId}`);
  await page.getByRole('searchbox').fill('kurbiskern');
  await page.getByRole('link', { name: 'Kürbiskernbrötchen' }).click();
  const print = new PrintArticlePage(page);
  await expect(print.variable('Name')).toHaveValue('Kürbiskernbrötchen');
  await expect(page).toHaveURL(/print-connector-article\/\d+\/00017$/);
  const before = world.ippPrinter.jobs.length;
  await print.choosePrinter('IPP 203 dpi');
  await print.setQuantity(1);
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  await expect.poll(() => world.ippPrinter.jobs.length).toBe(before + 1);
  const pdf = world.ippPrinter.jobs.at(-1)?.document ?? new Uint8Array();
  expect(await codesOnPdf(pdf, PAPER)).toEqual([['4006381333931']]);
});
