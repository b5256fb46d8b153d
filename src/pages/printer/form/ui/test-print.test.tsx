import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { answer, fill, findButton, mockApi, refusal, renderPage } from '@/shared/testing';
import { manager, printerServer } from '../testing/printer-server';
import { EditPrinterPage } from './edit-printer-page';

const api = mockApi(...printerServer());
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
const PRINT = 'POST http://helper.test/api/print';
const taking = (state: string, message = '') => answer(PRINT, { jobKey: 'e-1', state, message });
afterEach(() => {
  journal.length = 0;
});

async function show() {
  api.use(
    answer('POST printers/testprint', { printFiles: [file] }),
    answer('http://helper.test/api/jobs/e-1', () => journal.shift() ?? { state: 'accepted' }),
  );
  renderPage(<EditPrinterPage />, { path: '/editprinter/5', route: '/editprinter/:id', as: manager });
  const button = await findButton('Print a test label');
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  return button;
}

describe('a test label', () => {
  it('is drawn for what is entered and not saved, handed over once, and followed to its end', async () => {
    journal.push(
      { state: 'accepted', message: 'The printer is out of labels or paper.' },
      { state: 'completed' },
    );
    api.use(taking('accepted'));
    const button = await show();
    await fill({ Address: '192.168.1.21' });
    await userEvent.click(button);
    expect(await screen.findByText('The printer is out of labels or paper.')).toBeTruthy();
    expect(await screen.findByText('The test label was printed.')).toBeTruthy();
    expect(api.written()).toEqual([
      {
        call: 'POST printers/testprint',
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
        call: PRINT,
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
      () => refusal(PRINT, 403, 'The port 22 is no port of a printer.'),
      'The port 22 is no port of a printer.',
    ],
  ])('says why, in the helper’s own words, when it %s', async (_what, helper, words) => {
    api.use(helper());
    await userEvent.click(await show());
    expect(await screen.findByText('The test label was not printed.')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('fails with the printer’s own reason', async () => {
    journal.push({ state: 'failed', message: 'media jam' });
    api.use(taking('accepted'));
    await userEvent.click(await show());
    expect(await screen.findByText('media jam')).toBeTruthy();
    expect(screen.getByText('The test label was not printed.')).toBeTruthy();
  });

  it('takes a test label without an answer for neither printed nor failed', async () => {
    journal.push({ state: 'unconfirmed' });
    api.unreachable(PRINT);
    await userEvent.click(await show());
    expect(await screen.findByText(/The test label may or may not have been printed/)).toBeTruthy();
  });

  it('is not printed to what cannot be right, and says what that is', async () => {
    const button = await show();
    await fill({ Port: '22' });
    expect(screen.getByText(/It cannot be printed yet\. Printers listen on port 9100/)).toBeTruthy();
    await userEvent.click(button);
    expect(api.written()).toEqual([]);
  });

  it('says that this server does not offer test labels', async () => {
    const button = await show();
    api.answer('POST printers/testprint', {}, 404);
    await userEvent.click(button);
    expect(await screen.findByText('This server does not offer this.')).toBeTruthy();
  });
});
