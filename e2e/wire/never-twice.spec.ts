import type { Page, Route } from '@playwright/test';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { jobHistory, newestJob, outboxEntries, receivedIds, tally } from './print-ledger.ts';
import { signIn } from './sign-in.ts';
import type { RunningSystem } from './running-system.ts';
import { expect, test } from './test.ts';

const TART_ID = 13;
/** Ten files of a hundred labels. */
const QUANTITY = 1000;
const FILE_COUNT = 10;

test.afterEach(async ({ system }) => {
  system.ippPrinter.behave({ answerAfterMs: 0 });
  await system.helper.start();
});

async function openThousandLabels(page: Page, system: RunningSystem): Promise<PrintArticlePage> {
  await signIn(page, system.appUrl);
  const print = await PrintArticlePage.open(page, TART_ID, system.appUrl);
  await print.choosePrinter('IPP 203 dpi');
  await print.setQuantity(QUANTITY);
  return print;
}

/** Lets the calls to print pass, except one, which is handled by `act`. */
async function interceptCall(
  page: Page,
  { helper }: RunningSystem,
  position: number,
  act: (route: Route) => Promise<void>,
): Promise<void> {
  let count = 0;
  await page.route(`${helper.url}/api/print`, async (route) => {
    count += 1;
    await (count === position ? act(route) : route.continue());
  });
}

/** Checks that everything was printed once, according to printer, page, outbox and history. */
async function expectAllPrintedOnce(page: Page, system: RunningSystem, start: number): Promise<void> {
  await new PrintJobObject(page).expectSummary('1,000 of 1,000 labels printed');
  await expect.poll(() => receivedIds(system, start).length).toBe(FILE_COUNT);
  await expect.poll(async () => (await newestJob(page, system)).status).toBe('Processed');
  const { entries } = await newestJob(page, system);
  // A file that an app gave up before it arrived gets a new key at the next attempt: the entry id followed by .2.
  const entryIds = receivedIds(system, start).map((key) => key.replace(/\.\d+$/, ''));
  expect(entryIds.toSorted()).toEqual(entries.map(({ printJobEntryId }) => printJobEntryId).toSorted());
  expect(tally(entries.map(({ status }) => status))).toEqual({ Success: FILE_COUNT });
  await expect.poll(() => outboxEntries(page)).toEqual({});
}

/** Checks that four files are printed, the fifth is open and five wait, according to page, outbox and history. */
async function expectStoppedAtFifth(page: Page, system: RunningSystem): Promise<void> {
  const job = new PrintJobObject(page);
  await job.expectSummary('400 of 1,000 labels printed, 100 not confirmed, 500 not sent');
  await expect(job.file(5)).toContainText(
    'The printer helper did not answer in time. It may have been printed.',
  );
  await expect
    .poll(async () => tally(Object.values(await outboxEntries(page))))
    .toEqual({ reported: 4, unknown: 1, queued: 5 });
  await expect
    .poll(async () => (await newestJob(page, system)).entries.map(({ status }) => status))
    .toEqual([
      ...Array.from({ length: 4 }, () => 'Success'),
      'Unknown',
      ...Array.from({ length: 5 }, () => 'Created'),
    ]);
  const { entries } = await newestJob(page, system);
  expect(entries.map(({ labelCount }) => labelCount)).toEqual(Array.from({ length: FILE_COUNT }, () => 100));
}

const helperDied = {
  'before it got the file': async (route: Route, { helper }: RunningSystem) => {
    await helper.kill();
    await route.continue();
  },
  'after it got the file and before it answered': async (route: Route, { helper }: RunningSystem) => {
    await route.fetch();
    await helper.kill();
    await route.abort();
  },
};

for (const [moment, die] of Object.entries(helperDied)) {
  test(`a helper killed in the middle of a job, ${moment}, prints each file once after Print again and Resume`, async ({
    page,
    system,
  }) => {
    // Slow enough that the helper is killed while it hands a file over.
    system.ippPrinter.behave({ answerAfterMs: 400 });
    const start = system.ippPrinter.jobs.length;
    const print = await openThousandLabels(page, system);
    await interceptCall(page, system, 5, (route) => die(route, system));
    await print.printMany();
    await expectStoppedAtFifth(page, system);
    expect(receivedIds(system, start).length).toBeLessThan(5);

    await system.helper.start();
    await print.lookForHelper();
    const job = new PrintJobObject(page);
    await job.printAgain(5);
    await job.expectSummary('500 of 1,000 labels printed, 500 not sent');
    await job.resume.click();
    await expectAllPrintedOnce(page, system, start);
  });
}

test('what a person saw come out is taken as printed, and the rest follows once', async ({
  page,
  system,
}) => {
  const start = system.ippPrinter.jobs.length;
  const print = await openThousandLabels(page, system);
  await interceptCall(page, system, 5, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await print.printMany();
  await expectStoppedAtFifth(page, system);
  const job = new PrintJobObject(page);
  await job.confirmPrinted(5);
  await job.expectSummary('500 of 1,000 labels printed, 500 not sent');
  await job.resume.click();
  await expectAllPrintedOnce(page, system, start);
});

test('a second tab opened while the first is sending sends nothing of its job', async ({ page, system }) => {
  const start = system.ippPrinter.jobs.length;
  const print = await openThousandLabels(page, system);
  const isOpened = Promise.withResolvers<void>();
  await interceptCall(page, system, 3, async (route) => {
    await isOpened.promise;
    await route.continue();
  });
  await print.printMany();
  await new PrintJobObject(page).expectSummary(
    '200 of 1,000 labels printed, 100 not confirmed, 700 not sent',
  );

  const second = await page.context().newPage();
  const sentBySecond: string[] = [];
  second.on('request', (request) => {
    if (request.method() === 'POST') sentBySecond.push(request.url());
  });
  const settled = second.waitForResponse(`${system.helper.url}/health`);
  await PrintArticlePage.open(second, TART_ID, system.appUrl);
  await settled;
  await expect(new PrintJobObject(second).resume).toHaveCount(0);
  isOpened.resolve();

  await expectAllPrintedOnce(page, system, start);
  expect(sentBySecond).toEqual([]);
  await second.close();
});

test(
  'a reload in the middle of sending is asked about, and the helper says what became of the file',
  { tag: '@main' },
  async ({ page, system }) => {
    const start = system.ippPrinter.jobs.length;
    const print = await openThousandLabels(page, system);
    const isTaken = Promise.withResolvers<void>();
    await interceptCall(page, system, 3, async (route) => {
      await route.fetch();
      isTaken.resolve();
    });
    await print.printMany();
    await isTaken.promise;
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(questions).toEqual(['beforeunload']);

    const job = new PrintJobObject(page);
    await job.expectSummary('300 of 1,000 labels printed, 700 not sent');
    await expect(page.getByRole('heading', { name: 'Unfinished prints' })).toBeVisible();
    await expect.poll(() => receivedIds(system, start).length).toBe(3);
    await job.resume.click();
    await expectAllPrintedOnce(page, system, start);
  },
);

test(
  'twenty clicks on Print are one job at the server and one file at the printer',
  { tag: '@main' },
  async ({ page, system }) => {
    const start = system.ippPrinter.jobs.length;
    const print = await openThousandLabels(page, system);
    await print.setQuantity(2);
    const before = (await jobHistory(page, system.appUrl)).length;
    await print.print.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 20; click += 1) button.click();
    });
    await new PrintJobObject(page).expectSummary('2 of 2 labels printed');
    await expect.poll(() => receivedIds(system, start).length).toBe(1);
    const history = await jobHistory(page, system.appUrl);
    expect(history).toHaveLength(before + 1);
    expect(history[0]?.entries.map(({ printJobEntryId }) => printJobEntryId)).toEqual(
      receivedIds(system, start),
    );
  },
);

test('a print whose answer from the server was lost is the same job at the second try', async ({
  page,
  system,
}) => {
  const start = system.ippPrinter.jobs.length;
  const print = await openThousandLabels(page, system);
  const before = (await jobHistory(page, system.appUrl)).length;
  await page.route(
    `${system.appUrl}/api/printjobs/article`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await print.printMany();
  await expect(
    page.getByRole('alert').getByText('The server cannot be reached. Check the network and try again.'),
  ).toBeVisible();
  expect(receivedIds(system, start)).toEqual([]);
  await print.printMany();
  await expectAllPrintedOnce(page, system, start);
  expect(await jobHistory(page, system.appUrl)).toHaveLength(before + 1);
});
