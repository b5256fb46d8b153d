import { workbookFile } from 'label-core/testing';
import { http, HttpResponse } from 'msw/http';
import { callAs } from '../stage/call-as.ts';
import { expect, test } from '../stage/test.ts';

const LABEL_ID = 1;
const EAN = '4006381333931';
const ROWS = 250;
/** Rows whose EAN has a wrong check digit. */
const FAULTY = [7, 120];
const name = (row: number) => `Row ${row}`;

const workbook = workbookFile({
  Prices: [
    ['Name', 'EAN'],
    ...Array.from({ length: ROWS }, (_, at) => [
      name(at + 1),
      FAULTY.includes(at + 1) ? '4006381333932' : EAN,
    ]),
  ],
});

interface PrintCall {
  labels: { quantity: number; editableData: { key: string; data: string }[] }[];
}

interface HistoryJob {
  entries: { status: string; values: { name: string; value: string }[] }[];
}

test(
  'a workbook is printed row by row, and goes on where it stopped after the page was loaded again',
  { tag: '@main' },
  async ({ page, signIn, stage }) => {
    await signIn('member@demo.test');
    await page.goto(`${stage.origin}/#/print-labels/${LABEL_ID}`);
    await page.getByRole('link', { name: 'Print from a file' }).click();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'prices.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(workbook),
    });
    await expect(page.getByText('2 of 250 rows have errors.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('switch', { name: 'Faulty rows only' }).check();
    await expect(page.getByRole('button', { name: /^Show row / })).toHaveText(FAULTY.map(String));

    await page.getByLabel('From row').fill('3');
    await page.getByLabel('To row').fill('230');
    await page.getByRole('button', { name: 'Print 226 labels' }).click();
    await expect(page.getByRole('alert')).toContainText('2 rows of the range have errors.');
    expect(stage.callsTo('/api/printjobs', 'POST')).toEqual([]);
    await page.getByLabel('Print without the 2 faulty rows of the range').check();

    // The second job is refused, and the page is left between the first and the second.
    let created = 0;
    stage.override(
      http.post('*/api/printjobs', () => {
        created += 1;
        return created > 1
          ? HttpResponse.json({ Message: 'Closed for the night.' }, { status: 503 })
          : undefined;
      }),
    );
    await page.getByRole('button', { name: 'Print 226 labels' }).click();
    const question = page.getByRole('group', { name: 'Print 226 labels' });
    await question.getByRole('button', { name: 'Print 226 labels' }).click();
    await expect(page.getByText('Closed for the night.').first()).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Rows 3–103 of 226 sent.').first()).toBeVisible();
    created = -1000;
    await page.reload();

    await expect(page.getByText('Print of “prices.xlsx”')).toBeVisible();
    await page.getByRole('button', { name: 'Go on at row 104' }).click();
    await expect(page.getByText('226 rows sent to the printer.').first()).toBeVisible({ timeout: 90_000 });

    const wanted = Array.from({ length: 228 }, (_, at) => at + 3)
      .filter((row) => !FAULTY.includes(row))
      .map(name);
    const calls = stage.callsTo('/api/printjobs', 'POST').map(({ body }) => body as PrintCall);
    // What the server created; it never saw the call that was refused.
    expect(calls).toHaveLength(3);
    const asked = calls.flatMap(({ labels }) =>
      labels.map(({ editableData }) => editableData.find(({ key }) => key === 'name')?.data),
    );
    expect(asked).toEqual(wanted);
    expect(stage.helper.printed).toHaveLength(wanted.length);

    await test.step('each row is one file of the history, printed once, with its values', async () => {
      const call = await callAs(stage, 'member@demo.test');
      const ours = async () => {
        const { data: jobs } = (await call('GET', '/api/printjobs?take=10')) as {
          data: { entityId: string }[];
        };
        const printed: { status: string; name: string | undefined }[] = [];
        for (const { entityId } of jobs.toReversed()) {
          const { data } = (await call('GET', `/api/printjobs/${entityId}`)) as { data: HistoryJob };
          for (const { status, values } of data.entries)
            printed.push({ status, name: values.find((value) => value.name === 'name')?.value });
        }
        return printed.filter((entry) => entry.name?.startsWith('Row '));
      };
      // The last reports arrive after all is sent.
      await expect.poll(ours).toEqual(wanted.map((row) => ({ status: 'Success', name: row })));
    });
  },
);
