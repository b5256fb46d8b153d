import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { helperHandlers } from '@/entities/printer-helper/index.testing';
import { answer, button, expectAccessible, mockApi, press, renderPage, type Person } from '@/shared/testing';
import { buildTemplate } from '../../testing/design-builders';
import { manager, reviewer } from '../../testing/design-server';
import { ProofButton } from './proof-button';

const PROOF = 'POST labels/proof';
const template = buildTemplate();
const file = {
  printJobEntryId: 'e1',
  printFileName: 'http://api.test/files/e1',
  targetPrintQueue: 'Save to folder',
  pdfAsBase64String: 'JVBERi0=',
  labelName: 'Jam PROOF',
  labelCount: 3,
};

const api = mockApi(
  answer('printers', {
    data: [
      { printerId: 1, name: 'ZD421', dpi: 203 },
      { printerId: 2, name: 'Bench', dpi: 300 },
    ],
  }),
  answer('preferences/userSettings', { data: { labels: [] } }),
  answer('preferences/computers', {
    data: { computerName: 'STUDIO', printers: [{ printerId: 1, isDefault: true }] },
  }),
  answer('subscription', { data: { type: 'Free' } }),
  answer('printjobs/count', { data: { allowedPrintJobs: 25, printedJobs: 20 } }),
  answer(PROOF, { entityId: 'job-1', printFiles: [file] }),
  answer('PUT printjobs/printjobentries/status'),
  answer('PUT printjobs/status'),
  ...helperHandlers({ computerName: 'STUDIO' }),
  answer('http://helper.test/api/jobs/:key', { state: 'completed', isFinal: true }),
  answer('POST http://helper.test/api/print', { state: 'accepted' }),
);

/** Shows the button and opens the dialog; waits for the printer of this computer. */
async function open(as: Person = manager()) {
  const values = { title: 'Jam', gone: 'x' };
  renderPage(<ProofButton template={template} values={values} dpi={203} name=" Jam " />, { as });
  await press('Print a proof');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Printer' })).toHaveProperty('value', '1'));
}

const proofs = () => api.bodies(PROOF);
const keys = () => proofs().map((body) => (body as { idempotencyKey: string }).idempotencyKey);

describe('printing a proof', () => {
  it('sends the design as it is, with the values of its variables, and the file to the helper', async () => {
    await open(reviewer('LabelDesigner'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Printer' }), 'Bench');
    expect(
      screen.getByText('On the screen the label is drawn for 203 dpi; this printer has 300 dpi.'),
    ).toBeTruthy();
    await press('One more');
    await press('One more');
    await expectAccessible();
    await press('Print 3 proofs');
    expect(await screen.findByText('3 proofs were sent to the printer.')).toBeTruthy();
    expect(proofs()).toEqual([
      {
        computerName: 'STUDIO',
        idempotencyKey: expect.any(String),
        template: { ...template, name: 'Jam' },
        values: { title: 'Jam' },
        printerId: 2,
        quantity: 3,
      },
    ]);
    expect(api.sentTo('POST http://helper.test/api/print')).toHaveLength(1);
  });

  it('says what is counted, and prints once for a double click', async () => {
    await open();
    expect(
      await screen.findByText(
        'It counts as one print job, however many copies, and the print history shows it as a proof. 5 of 25 prints left this month.',
      ),
    ).toBeTruthy();
    await userEvent.dblClick(button('Print 1 proof'));
    expect(await screen.findByText('3 proofs were sent to the printer.')).toBeTruthy();
    expect(proofs()).toHaveLength(1);
    await press('Print another proof');
    expect(proofs()).toHaveLength(1);
    await press('Print 1 proof');
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
  });

  it('sends the same key after no answer, and keeps what was chosen over closing the dialog', async () => {
    api.unreachable(PROOF);
    await open();
    await press('One more');
    await press('Print 2 proofs');
    expect(await screen.findByText('Not printed')).toBeTruthy();
    await press('Close');
    await press('Print a proof');
    api.answer(PROOF, { entityId: 'job-1', printFiles: [file] });
    await press('Print 2 proofs');
    await screen.findByText('3 proofs were sent to the printer.');
    expect(proofs()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([
    [
      404,
      { Message: 'No such call.' },
      'Not printed: this server does not print proofs of designs that are not saved.',
    ],
    [402, { Message: 'Out of printjobs.' }, 'Out of printjobs.'],
    [
      422,
      { Message: 'No.', problems: [{ variable: 'title', message: 'Title is empty; it is required.' }] },
      'Title is empty; it is required.',
    ],
  ])('says why it is refused with %i', async (status, respond, sentence) => {
    api.answer(PROOF, respond, status);
    await open();
    await press('Print 1 proof');
    expect((await screen.findByRole('alert')).textContent).toBe(`Not printed${sentence}`);
    expect(api.sentTo('POST http://helper.test/api/print')).toEqual([]);
  });

  it('is not offered when no prints are left', async () => {
    api.answer('printjobs/count', { data: { allowedPrintJobs: 25, printedJobs: 25 } });
    await open();
    await screen.findByRole('alert');
    await press('Print 1 proof');
    expect(proofs()).toEqual([]);
  });

  it('says that the printer helper does not answer', async () => {
    api.unreachable('http://helper.test/health');
    renderPage(<ProofButton template={template} values={{}} dpi={203} name="Jam" />, { as: manager() });
    await press('Print a proof');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Printer' }), 'ZD421');
    await press('Print 1 proof');
    expect(await screen.findByText('Computer name not available')).toBeTruthy();
    expect(proofs()).toEqual([]);
  });
});

it('there is no button for people who may only look at designs', () => {
  const design = { template, values: {}, dpi: 203, name: 'Jam' };
  renderPage(<ProofButton {...design} />, { as: reviewer('DataApprover') });
  expect(screen.queryByRole('button', { name: 'Print a proof' })).toBeNull();
});
