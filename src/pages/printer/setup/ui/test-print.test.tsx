import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { renderWith } from '@/shared/testing';
import { manager, printerHouse, sent, type } from '../testing/printer-house';
import { EditPrinterPage } from './edit-printer-page';

const house = printerHouse();
const file = {
  printJobEntryId: 'e-1',
  printFileName: 'http://api.test/api/printers/testprint/t',
  targetIpAddress: '192.168.1.21',
  targetPort: 9100,
  targetPrintQueue: null,
  useLocalPrinterDriver: false,
  pdfAsBase64String: null,
  orientation: 'portrait',
  scale: 'noscale',
  side: 'simplex',
  paperSize: null,
  customPaperSize: null,
};
const journal: { state: string; message?: string }[] = [];
const taking = (state: string, message?: string) =>
  http.post('http://helper.test/api/print', async ({ request }) => {
    sent.push({ call: 'helper', body: await request.json() });
    return HttpResponse.json({ jobKey: 'e-1', state, message });
  });
beforeAll(() => house.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  sent.length = 0;
  journal.length = 0;
  sessionStorage.clear();
  house.resetHandlers();
});
afterAll(() => house.close());

async function show() {
  house.use(
    http.post('http://api.test/api/printers/testprint', async ({ request }) => {
      sent.push({ call: 'server', body: await request.json() });
      return HttpResponse.json({ printFiles: [file] });
    }),
    http.get('http://helper.test/api/jobs/e-1', () =>
      HttpResponse.json(journal.shift() ?? { state: 'accepted' }),
    ),
  );
  renderWith(
    <main>
      <EditPrinterPage />
    </main>,
    { path: '/editprinter/5', route: '/editprinter/:id', token: manager },
  );
  const button = await screen.findByRole('button', { name: 'Print a test label' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  return button;
}

describe('a test label', () => {
  it('is drawn for what is entered and not saved, handed over once, and followed to its end', async () => {
    journal.push(
      { state: 'accepted', message: 'The printer is out of labels or paper.' },
      { state: 'completed' },
    );
    house.use(taking('accepted'));
    const button = await show();
    await type('Address', '192.168.1.21');
    await userEvent.click(button);
    expect(await screen.findByText('The printer is out of labels or paper.')).toBeTruthy();
    expect(await screen.findByText('The test label was printed.', {}, { timeout: 5000 })).toBeTruthy();
    expect(sent).toEqual([
      {
        call: 'server',
        body: {
          name: 'line-2',
          dpi: 203,
          language: 'zpl',
          targetIpAddress: '192.168.1.21',
          targetPort: 9100,
          targetPrintQueue: null,
          useLocalPrinterDriver: false,
        },
      },
      {
        call: 'helper',
        body: {
          targetAddress: '192.168.1.21',
          port: 9100,
          targetPrintQueue: '',
          printerFileUrl: file.printFileName,
          useLocalPrinterDriver: false,
          pdfAsBase64String: null,
          orientation: 'portrait',
          scale: 'noscale',
          side: 'simplex',
          paperSize: '',
          customPaperSize: '',
          printJobEntryId: 'e-1',
        },
      },
    ]);
  });

  it.each([
    [
      'refuses it',
      () => taking('failed', 'The queue Zebra takes no jobs.'),
      'The queue Zebra takes no jobs.',
    ],
    [
      'does not take its target',
      () =>
        http.post('http://helper.test/api/print', () =>
          HttpResponse.json({ Message: 'The port 22 is no port of a printer.' }, { status: 403 }),
        ),
      'The port 22 is no port of a printer.',
    ],
  ])('says why, in the helper’s own words, when it %s', async (_what, helper, words) => {
    house.use(helper());
    await userEvent.click(await show());
    expect(await screen.findByText('The test label was not printed.')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('fails with the printer’s own reason', async () => {
    journal.push({ state: 'failed', message: 'media jam' });
    house.use(taking('accepted'));
    await userEvent.click(await show());
    expect(await screen.findByText('media jam')).toBeTruthy();
    expect(screen.getByText('The test label was not printed.')).toBeTruthy();
  });

  it('that got no answer is neither printed nor failed', async () => {
    journal.push({ state: 'unconfirmed' });
    house.use(http.post('http://helper.test/api/print', () => HttpResponse.error()));
    await userEvent.click(await show());
    expect(await screen.findByText(/It is not known whether the test label was printed/)).toBeTruthy();
  });

  it('is not printed to what cannot be right, and says what that is', async () => {
    const button = await show();
    await type('Port', '22');
    expect(screen.getByText(/It cannot be printed yet\. Printers listen at 9100/)).toBeTruthy();
    await userEvent.click(button);
    expect(sent).toEqual([]);
  });

  it('that this server does not offer says so', async () => {
    const button = await show();
    house.use(
      http.post('http://api.test/api/printers/testprint', () => HttpResponse.json({}, { status: 404 })),
    );
    await userEvent.click(button);
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
