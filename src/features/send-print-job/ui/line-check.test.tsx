import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { scanCode } from '@/shared/lib/scan/index.testing';
import { useScanner } from '@/shared/lib/scan';
import {
  answer,
  expectAccessible,
  field,
  fill,
  mockApi,
  press,
  refusalOnce,
  renderPage,
} from '@/shared/testing';
import { clearOutbox, saveJob } from '../api/outbox';
import { newPrintJob } from '../model/new-print-job';
import { aFile } from '../testing/print-fixture';
import { UnfinishedPrints } from './unfinished-prints';

const CALL = 'POST printjobs/7f0c/linechecks';
const matches = answer(CALL, { data: { isPassed: true, findings: [] } });
const differs = answer(CALL, {
  data: {
    isPassed: false,
    findings: [
      {
        scan: 'product',
        fact: 'number',
        identifier: '',
        expected: '4006381333931',
        found: '00000096385074',
        isEqual: false,
      },
      {
        scan: 'label',
        fact: 'number',
        identifier: '',
        expected: '04006381333931',
        found: '04006381333931',
        isEqual: true,
      },
      { scan: 'label', fact: 'date', identifier: '15', expected: '271231', found: '280101', isEqual: false },
      { scan: 'label', fact: 'lot', identifier: '', expected: 'L-1', found: '', isEqual: false },
      { scan: 'label', fact: 'weight', identifier: '', expected: '1', found: '2', isEqual: false },
    ],
  },
});

const api = mockApi(
  ...helperHandlers(),
  answer('PUT printjobs/*', { data: {} }),
  answer('POST http://helper.test/api/print', { state: 'accepted' }),
  answer('http://helper.test/api/jobs/:key', { state: 'completed' }),
  matches,
);

const heard: string[] = [];
let jobs = 0;
function Screen() {
  useScanner(({ text }) => heard.push(text));
  return (
    <>
      <UnfinishedPrints />
      <input aria-label="Something else" />
    </>
  );
}

beforeEach(async () => {
  await clearOutbox();
  heard.length = 0;
  const lineCheck = { firstEntryId: 'first', isPassed: false };
  const job = newPrintJob({
    // A record that an earlier test is still writing is of another job.
    jobId: `job-${(jobs += 1)}`,
    entityId: '7f0c',
    ownerId: '',
    nowMs: Date.now(),
    files: [aFile('first', { lineCheck, status: 'Success' }), aFile('rest', { lineCheck, labelCount: 49 })],
  });
  await saveJob(job);
});

const show = async () => {
  const { client } = renderPage(<Screen />);
  const { printRunsOf } = await import('../model/print-runs');
  await printRunsOf(client).restore();
  return screen.findByRole('form', { name: 'Check the first label' });
};
const scans = () => api.sentTo(CALL).map(({ body }) => body);

it('compares two scans, whatever has the focus, and prints the rest when they match', async () => {
  const form = await show();
  expect(form.textContent).toContain('49 labels wait for it.');
  await expectAccessible();
  field('Something else').focus();
  await scanCode('4006381333931');
  expect(field('1. Code on the product').value).toBe('4006381333931');
  await scanCode(']C10104006381333931\u001d10L-1');
  await waitFor(() =>
    expect(scans()).toEqual([
      { printJobEntryId: 'first', product: '4006381333931', label: ']C10104006381333931\u001d10L-1' },
    ]),
  );
  expect(await screen.findByText('50 of 50 labels printed')).toBeDefined();
  // What the screen does with scans otherwise is not done meanwhile.
  expect(heard).toEqual([]);
  expect(screen.queryByRole('form')).toBeNull();
  await scanCode('96385074');
  expect(heard).toEqual(['96385074']);
});

it('says what does not match, prints nothing, and begins anew with the next scan', async () => {
  api.use(differs);
  await show();
  await scanCode('96385074');
  await scanCode('4006381333931');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The run is stopped');
  expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Product, number: 96385074 instead of 4006381333931',
    'Label, best before date: Jan 1, 2028 instead of Dec 31, 2027',
    'Label, lot: not in the code that was scanned; it should be L-1',
    'Label, : 2 instead of 1',
  ]);
  api.use(matches);
  await scanCode('4006381333931');
  expect([field('1. Code on the product').value, field('2. Code on the printed label').value]).toEqual([
    '4006381333931',
    '',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await scanCode('4006381333931');
  expect(await screen.findByText('50 of 50 labels printed')).toBeDefined();
});

it('takes typed codes, keeps them when the call fails, and is tried again', async () => {
  api.use(refusalOnce(CALL, 503, 'The store does not answer.'));
  await show();
  await press('Check');
  expect(document.activeElement).toBe(field('1. Code on the product'));
  await fill({ '1. Code on the product': '4006381333931' });
  await press('Check');
  expect(document.activeElement).toBe(field('2. Code on the printed label'));
  await fill({ '2. Code on the printed label': '4006381333931' });
  await press('Check');
  expect(await screen.findByText(/The store does not answer/)).toBeDefined();
  expect(field('1. Code on the product').value).toBe('4006381333931');
  await press('Check');
  expect(await screen.findByText('50 of 50 labels printed')).toBeDefined();
});

it('says at the code that breaks its rules what is wrong with it', async () => {
  const message = 'This code cannot be compared: (01) a GTIN has 8, 12, 13 or 14 digits, 3 found.';
  api.answer(CALL, { Message: message, problems: [{ path: 'label', message }] }, 422);
  await show();
  await scanCode('4006381333931');
  await scanCode('(01)123');
  await waitFor(() =>
    expect(field('2. Code on the printed label').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(field('1. Code on the product').getAttribute('aria-invalid')).not.toBe('true');
});

it('ends when the person gives the rest up', async () => {
  await show();
  await press('Give up the rest');
  expect(await screen.findByText('1 of 50 labels printed, 49 not sent')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  // Told to the server a moment later, which must not be in another test.
  await waitFor(() =>
    expect(api.bodies('PUT printjobs/status')).toContainEqual({ printJobId: '7f0c', status: 'Canceled' }),
  );
});
