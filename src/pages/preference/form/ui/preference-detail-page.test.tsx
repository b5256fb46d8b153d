import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, expectAccessible, field, mockApi, press, renderPage } from '@/shared/testing';
import { PreferenceDetailPage } from './preference-detail-page';

const api = mockApi(
  answer('labels', { data: { data: [{ labelId: 5, name: 'Shelf label', widthMm: 100, heightMm: 60 }] } }),
  answer('printers', {
    data: [
      { printerId: 1, name: 'ZT410' },
      { printerId: 2, name: 'Office' },
    ],
  }),
  answer('print-settings', ({ query }) => {
    const isOffice = String(query) === 'labelId=5&printerId=2';
    return { data: { labelId: 5, printerId: 1, ...(isOffice && { paperSize: 'A4' }) } };
  }),
  answer('POST print-settings'),
  answer('PUT print-settings'),
);

const route = '/preferences-detail/label/:labelId/printer/:printerId';
const show = (path = '/preferences-detail/label/5/printer/1') =>
  renderPage(<PreferenceDetailPage />, { path, route, as: { UserPermission: ['PrinterManager'] } });
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const save = () => press('Save');
const drawing = (words: string) => screen.findByRole('img', { name: words });

const body = {
  labelId: 5,
  printerId: 1,
  orientation: 'portrait',
  scale: 'noscale',
  side: 'simplex',
  paperSize: null,
  customPaperSize: null,
};

describe('how a label goes onto the paper of a printer', () => {
  it('takes the label’s own size at first, drawn as such', async () => {
    show();
    expect((await select('Paper')).selectedOptions[0]?.textContent).toBe(
      'The label’s own size (100 × 60 mm)',
    );
    expect(await drawing('Label 100 × 60 mm on paper 100 × 60 mm')).toBeTruthy();
    await expectAccessible();
  });

  it('is saved to the letter, a size of one’s own as the specification stores it', async () => {
    show();
    await userEvent.selectOptions(await select('Paper'), 'Custom size');
    await userEvent.type(field('Width (mm)'), '50');
    expect(screen.getByRole('alert').textContent).toBe(
      'Enter the width and height of the paper in millimetres.',
    );
    expect(screen.getByText(/No preview: the size of this paper is not known/)).toBeTruthy();
    await userEvent.type(field('Height (mm)'), '62,5');
    expect(await drawing('Label 100 × 60 mm on paper 50 × 62.5 mm')).toBeTruthy();
    expect(screen.getByText(/The part outside the paper is not printed/)).toBeTruthy();
    await userEvent.selectOptions(await select('Label size'), 'Shrink to fit the paper');
    expect(await drawing('Label 100 × 60 mm on paper 50 × 62.5 mm, at 50 %')).toBeTruthy();
    await userEvent.selectOptions(await select('Orientation'), 'Landscape');
    await userEvent.selectOptions(await select('Sides'), 'Two-sided, flipped on the long edge');
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    const paper = { paperSize: 'custom', customPaperSize: '50x62.5' };
    const rest = { orientation: 'landscape', scale: 'shrink', side: 'duplexlong' };
    expect(api.written()).toEqual([{ call: 'POST print-settings', body: { ...body, ...paper, ...rest } }]);
  });

  it.each([400, 403, 404, 405, 409, 422, 500, 501])(
    'is saved by PUT where POST is answered with %i',
    async (status) => {
      api.fail('POST print-settings', status, 'Refused.');
      show();
      await userEvent.selectOptions(await select('Paper'), 'A6');
      await save();
      await waitFor(() =>
        expect(api.written()).toEqual([
          { call: 'POST print-settings', body: { ...body, paperSize: 'A6' } },
          { call: 'PUT print-settings', body: { ...body, paperSize: 'A6' } },
        ]),
      );
    },
  );

  it.each([
    ['PUT', 'Not this either.', 409],
    ['POST', 'Refused.', 405],
  ])(
    'tells in the dialog why it is not saved where both are refused: what %s said',
    async (_call, why, put) => {
      api.fail('POST print-settings', 422, 'Refused.');
      api.fail('PUT print-settings', put, 'Not this either.');
      show();
      await userEvent.selectOptions(await select('Paper'), 'A6');
      await save();
      const modal = await screen.findByRole('dialog', { name: 'Error' });
      expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
      expect(within(modal).getByText(why)).toBeTruthy();
      expect(api.written().map(({ call }) => call)).toEqual(['POST print-settings', 'PUT print-settings']);
    },
  );

  it('is not sent by PUT where POST got no answer', async () => {
    api.unreachable('POST print-settings');
    show();
    await userEvent.selectOptions(await select('Paper'), 'A6');
    await save();
    await screen.findByRole('dialog', { name: 'Error' });
    expect(api.written().map(({ call }) => call)).toEqual(['POST print-settings']);
  });

  it('goes back to the label’s own size', async () => {
    const app = show('/preferences-detail/label/5/printer/2');
    expect((await select('Paper')).value).toBe('A4');
    await press('Use the label’s own size');
    await save();
    await waitFor(() =>
      expect(api.written()).toEqual([{ call: 'POST print-settings', body: { ...body, printerId: 2 } }]),
    );
    expect(app.location()).toBe('/preferences-detail/label/5/printer/2');
  });

  it('leads to another printer’s, and asks before changes are lost', async () => {
    const app = show();
    await userEvent.selectOptions(await select('Printer'), 'Office');
    await waitFor(() => expect(app.location()).toBe('/preferences-detail/label/5/printer/2'));
    await waitFor(async () => expect((await select('Paper')).value).toBe('A4'));
    await userEvent.selectOptions(await select('Paper'), 'A5');
    await userEvent.selectOptions(await select('Printer'), 'ZT410');
    expect(await screen.findByText('Discard your changes?')).toBeTruthy();
  });

  it('takes the label’s own size on a server that cannot be asked', async () => {
    api.answer('print-settings', {}, 404);
    show();
    expect((await select('Paper')).value).toBe('');
  });

  it.each([
    ['/preferences-detail/label/9/printer/1', /Label not found/],
    ['/preferences-detail/label/5/printer/9', /Printer not found/],
  ])('says of %s that it is not there', async (path, words) => {
    show(path);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says why the settings cannot be read', async () => {
    api.fail('print-settings', 400, 'Broken');
    show();
    expect(await screen.findByText('Broken')).toBeTruthy();
  });
});
