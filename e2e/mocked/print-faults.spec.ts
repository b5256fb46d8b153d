import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw/http';
import { PrintArticlePage } from '../pages/print-article.page.ts';
import { PrintJobObject } from '../pages/print-job.page.ts';
import { expect, test } from '../stage/test.ts';

const CREATE = '*/api/printjobs/article';

/** Returns the message next to the button after a press on Print that did not print. */
const refusal = (page: Page, sentence: string) =>
  page.getByRole('alert').getByText(sentence, { exact: true });

test('a wrong check digit, a text of 5,000 characters and an empty field are named before anything is sent', async ({
  stage,
  page,
  printTart,
}) => {
  // The demo's EAN is fixed; another organisation lets its members type it.
  stage.override(
    http.get('*/api/articles/13', async ({ request }) => {
      const answer = await stage.passOn(request);
      const text = await answer.text();
      return new HttpResponse(text.replaceAll('"editable":false', '"editable":true'), answer);
    }),
  );
  const print = await printTart();
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img').first()).toBeVisible();

  await test.step('a wrong check digit', async () => {
    await print.variable('EAN').fill('2026500000134');
    await print.print.click();
    await expect(
      refusal(page, 'Not printed. EAN-13 of variable “EAN”: check digit 3 expected, 4 found.'),
    ).toBeVisible();
    await expect(print.variable('EAN')).toBeFocused();
    await expect(print.variable('EAN')).toHaveValue('2026500000134');
    await print.variable('EAN').fill('2026500000133');
  });
  await test.step('a text of 5,000 characters', async () => {
    const text = 'Long name '.repeat(500);
    await print.variable('Name').fill(text);
    await print.print.click();
    await expect(
      refusal(
        page,
        'Not printed. Variable “Name” has 5000 characters; at most 200 are allowed. 1 more problem to fix.',
      ),
    ).toBeVisible();
    await expect(print.variable('Name')).toHaveValue(text);
  });
  await test.step('an empty required field', async () => {
    await print.variable('Name').fill('');
    await print.print.click();
    await expect(refusal(page, 'Not printed. Variable “Name” is empty; it is required.')).toBeVisible();
    await expect(print.variable('Name')).toBeFocused();
  });
  expect(stage.callsTo('/api/printjobs/article')).toHaveLength(0);

  await print.variable('Name').fill('Mended');
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  expect(stage.helper.printed).toHaveLength(1);
});

const refusals: readonly { name: string; answer: () => Response; sentence: string }[] = [
  {
    name: 'a fault of the server with a Message',
    answer: () => HttpResponse.json({ Message: 'The label service is being restarted.' }, { status: 500 }),
    sentence: 'The label service is being restarted.',
  },
  {
    name: 'a fault of the server without one',
    answer: () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    sentence: 'The server answered with status 502.',
  },
  {
    name: 'no answer at all',
    answer: () => HttpResponse.error(),
    sentence: 'The server cannot be reached. Check the network and try again.',
  },
  {
    name: 'a printer that is gone',
    answer: () => HttpResponse.json({ Message: 'There is no printer 1.' }, { status: 404 }),
    sentence: 'There is no printer 1.',
  },
  {
    name: 'an empty answer',
    answer: () => new HttpResponse(null, { status: 200 }),
    sentence: 'No data received from print API',
  },
  {
    name: 'an answer without files',
    answer: () => HttpResponse.json({ entityId: 'j1', printFiles: [] }),
    sentence: 'No print files received from API',
  },
];

test(
  'what the server says against a print is shown, what was typed stays, and the next try prints',
  { tag: '@main' },
  async ({ stage, page, printTart }) => {
    const print = await printTart();
    for (const [index, { name, answer, sentence }] of refusals.entries()) {
      await test.step(name, async () => {
        stage.override(http.post(CREATE, answer, { once: true }));
        await print.variable('Name').fill(`Kept ${index}`);
        await print.print.click();
        await expect(refusal(page, sentence)).toBeVisible();
        expect(stage.helper.calls).toHaveLength(index);
        await expect(print.variable('Name')).toHaveValue(`Kept ${index}`);
        await print.print.click();
        await expect(page.getByText('1 label sent to the printer.')).toBeVisible();
        expect(stage.helper.printed).toHaveLength(index + 1);
      });
    }
  },
);

test('a printer the server does not know is refused by name, and another one prints', async ({
  stage,
  page,
  printTart,
}) => {
  const printers = [
    { printerId: 999, displayName: 'Taken away', isDefault: true },
    { printerId: 1, displayName: 'Save to folder' },
  ];
  stage.override(http.get('*/api/printers', () => HttpResponse.json({ data: { data: printers } })));
  const print = await printTart();
  await print.choosePrinter('Taken away');
  await print.variable('Name').fill('Kept');
  await print.print.click();
  await expect(refusal(page, 'There is no printer 999.')).toBeVisible();
  await expect(print.variable('Name')).toHaveValue('Kept');
  await print.choosePrinter('Save to folder');
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
});

const helperFaults = [
  {
    name: 'forbids it',
    answer: () =>
      HttpResponse.json({ Message: 'Print files from http://x are not allowed.' }, { status: 403 }),
    sentence: 'Print files from http://x are not allowed.',
  },
  {
    name: 'does not know the queue',
    answer: () => HttpResponse.json({ Message: 'There is no print queue Zebra.' }, { status: 404 }),
    sentence: 'There is no print queue Zebra.',
  },
  {
    name: 'breaks',
    answer: () => HttpResponse.json({ Message: 'The journal cannot be written.' }, { status: 500 }),
    sentence: 'The journal cannot be written.',
  },
] as const;

test('a label the helper refuses is shown as failed with its words, and Print again prints it once', async ({
  stage,
  page,
  printTart,
}) => {
  const print = await printTart();
  const job = new PrintJobObject(page);
  for (const [index, { name, answer, sentence }] of helperFaults.entries()) {
    await test.step(name, async () => {
      stage.override(http.post(`${stage.helperUrl}/api/print`, answer, { once: true }));
      await print.variable('Name').fill(`Kept ${index}`);
      await print.print.click();
      await job.expectSummary('0 of 1 label printed, 1 failed');
      await expect(job.file(1)).toContainText(sentence);
      await expect(print.variable('Name')).toHaveValue(`Kept ${index}`);
      await job.printAgain(1);
      await job.expectSummary('1 of 1 label printed');
      expect(stage.helper.printed).toHaveLength(index + 1);
    });
  }
  await expect
    .poll(() => stage.callsTo('/api/printjobs/printjobentries/status').map(({ body }) => body))
    .toMatchObject(helperFaults.flatMap(() => [{ status: 'Failed' }, { status: 'Success' }]));
});

test(
  'a helper that is not running is named with its remedy, nothing is counted, and Check again prints',
  { tag: '@main' },
  async ({ stage, page, printTart }) => {
    stage.helper.behaviour = 'is-down';
    const print = await printTart();
    await expect(
      page.getByRole('alert').getByText('The printer helper is not running on this computer.'),
    ).toBeVisible();
    await expect(
      page.getByText('Start it, or install it: see “Printer helper” at the top of the page.'),
    ).toBeVisible();
    await print.variable('Name').fill('Kept');
    await print.print.click();
    await expect(refusal(page, 'Computer name not available')).toBeVisible();
    expect(stage.callsTo('/api/printjobs/article')).toHaveLength(0);
    stage.helper.behaviour = 'prints';
    await print.lookForHelper();
    await expect(print.variable('Name')).toHaveValue('Kept');
    await print.print.click();
    await print.expectSummary('1 of 1 label printed');
  },
);

test('an expired token in the middle of Print is refreshed once, and one job is made', async ({
  stage,
  printTart,
}) => {
  const print = await printTart();
  stage.override(
    http.post(CREATE, () => HttpResponse.json({ Message: 'Token expired' }, { status: 401 }), { once: true }),
  );
  await print.variable('Name').fill('Kept');
  await print.print.click();
  await print.expectSummary('1 of 1 label printed');
  expect(stage.callsTo('/api/account/refresh')).toHaveLength(1);
  expect(stage.callsTo('/api/printjobs/article')).toMatchObject([
    { body: { labels: [{ editableData: expect.arrayContaining([{ key: 'name', data: 'Kept' }]) }] } },
  ]);
  await expect(print.variable('Name')).toHaveValue('Kept');
});

test('a Free organisation without prints left reads Out of printjobs in red, and its print is refused', async ({
  stage,
  page,
  signIn,
}) => {
  await signIn('free@free.test');
  const print = await PrintArticlePage.open(page, 1);
  for (const printed of [1, 2, 3]) {
    await print.print.click();
    await expect.poll(() => stage.helper.printed.length).toBe(printed);
    await print.expectSummary('1 of 1 label printed');
  }
  const warning = page.getByRole('alert').getByText('Out of printjobs', { exact: true });
  await expect(warning).toBeVisible();
  const inHeader = page.getByRole('banner').getByText('Out of printjobs');
  await expect(inHeader).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await inHeader.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) + 80);

  await print.variable('Name').fill('Kept');
  await expect(print.print).toHaveAttribute('aria-disabled', 'true');
  // Pressed all the same: no request is sent.
  await print.print.press('Enter');
  await expect(print.variable('Name')).toHaveValue('Kept');
  expect(stage.callsTo('/api/printjobs/article')).toHaveLength(3);
  expect(stage.helper.calls).toHaveLength(3);
});

test('prints used up meanwhile by somebody else are told by the server, and the input stays', async ({
  stage,
  page,
  signIn,
}) => {
  await signIn('free@free.test');
  stage.override(
    http.get('*/api/printjobs/count', () =>
      HttpResponse.json({ data: { allowedPrintJobs: 25, printedJobs: 0 } }),
    ),
  );
  const print = await PrintArticlePage.open(page, 1);
  for (const printed of [1, 2, 3]) {
    await print.print.click();
    await expect.poll(() => stage.helper.printed.length).toBe(printed);
  }
  await print.variable('Name').fill('Kept');
  await print.print.click();
  await expect(
    refusal(page, 'Out of printjobs: this month’s prints of the subscription are used up.'),
  ).toBeVisible();
  await expect(print.variable('Name')).toHaveValue('Kept');
  expect(stage.helper.calls).toHaveLength(3);
});
