import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildStandardTemplate } from '@/entities/standard-label/index.testing';
import {
  answer,
  button,
  expectAccessible,
  fill,
  findField,
  mockApi,
  press,
  pressIn,
  renderPage,
} from '@/shared/testing';
import { keptLabel, manager, named, standardServer } from '../testing/standard-server';
import { StandardLabelPage } from './standard-label-page';

const api = mockApi(...standardServer());

const countedTemplate = {
  ...buildStandardTemplate({ template: { variables: [{ name: 'sscc' }] } }),
  parameters: [{ name: 'ssccCounter', label: 'Counter of the SSCCs', type: 'sscc', size: 80, fills: 'sscc' }],
  sampleValues: [],
};

const show = (id: string) =>
  renderPage(<StandardLabelPage />, {
    path: `/standardlabels/${id}`,
    route: '/standardlabels/:id',
    as: manager,
  });

describe('a template', () => {
  it('shows its parameters with what the organisation entered elsewhere, and what is asked at print', async () => {
    show('product-50x30');
    expect(await screen.findByRole('heading', { level: 1, name: 'Product 50 × 30' })).toBeTruthy();
    expect((await findField('Company')).value).toBe('Öhringen');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).value).toBe('kg');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Frame' }).checked).toBe(true);
    expect(button('Choose a picture for Logo')).toBeTruthy();
    expect(screen.getByText(/Filled in when printing: Product\./)).toBeTruthy();
    expect(
      await screen.findByText(/^2 of 3 labels in your subscription are in use. There is room for 1 more./),
    ).toBeTruthy();
    expect(await screen.findByText(/Dana Approver can approve it\./)).toBeTruthy();
    await expectAccessible();
  });

  it('has its SSCCs issued by a counter that is chosen, or typed in', async () => {
    const counter = { counterId: 1, isEnabled: true };
    api.use(
      answer('counters', {
        data: [
          { ...counter, name: 'Pallets', kind: 'sscc' },
          { ...counter, name: 'Off', kind: 'sscc', isEnabled: false },
          { ...counter, name: 'Lots', kind: 'number' },
        ],
      }),
      answer('labels/standardLabelTemplates', { data: [countedTemplate] }),
    );
    show('product-50x30');
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Counter of the SSCCs' });
    await within(field).findByRole('option', { name: 'Pallets' });
    expect([...field.options].map(({ text }) => text)).toEqual(['Typed in when printing', 'Pallets']);
    await userEvent.selectOptions(field, 'Pallets');
    await press('Save as label');
    await waitFor(() =>
      expect(api.written()[0]?.body).toMatchObject({ parameters: named({ ssccCounter: 'Pallets' }) }),
    );
  });

  it('is kept and made a label in one go, and opens it', async () => {
    const app = show('product-50x30');
    await fill({ Company: 'Konditorei' });
    await fill({ Name: 'Jam small' });
    await press('Save as label');
    await waitFor(() => expect(app.location()).toBe('/labels/21'));
    expect(api.written()).toEqual([
      {
        call: 'POST labels/standardLabels',
        body: {
          templateId: 'product-50x30',
          name: 'Jam small',
          parameters: named({ ...keptLabel.parameters, company: 'Konditorei' }),
        },
      },
      { call: 'POST labels/standardLabels/5', body: { name: 'Jam small' } },
    ]);
  });

  it('is found again where the server answers with nothing', async () => {
    api.done('POST labels/standardLabels');
    api.done('POST labels/standardLabels/:id');
    const app = show('product-50x30');
    await fill({ Name: 'Jam small' });
    const made = { ...keptLabel, name: 'Jam small', standardLabelId: 8, parameters: [] };
    api.answer('labels/standardLabels', {
      data: [keptLabel, made].map((one) => ({ ...one, parameters: [] })),
    });
    api.answer('labels/getalllabelsbyorganization', { data: [{ labelId: 33, name: 'Jam small' }] });
    await press('Save as label');
    await waitFor(() => expect(app.location()).toBe('/labels/33'));
    expect(api.written().map(({ call }) => call)).toEqual([
      'POST labels/standardLabels',
      'POST labels/standardLabels/8',
    ]);
  });

  it('is kept without a label, and goes on as a standard label', async () => {
    const app = show('product-50x30');
    await fill({ Name: 'For later' });
    await press('Save as template only');
    await waitFor(() => expect(app.location()).toBe('/standardlabels/5'));
    expect(api.written().map(({ call }) => call)).toEqual(['POST labels/standardLabels']);
  });

  it('does not keep a standard label twice that was kept before its label was refused', async () => {
    const problems = [{ path: 'name', message: 'There is already a label named Jam.' }];
    const Message = 'There is already a label named Jam.';
    api.answer('POST labels/standardLabels/:id', { Message, problems }, 422);
    const app = show('product-50x30');
    await fill({ Name: 'Jam' });
    await press('Save as label');
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(modal.getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    const labelName = await findField('Name of the label');
    await waitFor(() => expect(labelName.getAttribute('aria-invalid')).toBe('true'));
    api.reset();
    await fill({ 'Name of the label': 'Jam 2' });
    await press('Save as label');
    await waitFor(() => expect(app.location()).toBe('/labels/21'));
    expect(api.written().at(-2)).toMatchObject({
      call: 'POST labels/standardLabels',
      body: { standardLabelId: 5, revision: 4 },
    });
    expect(api.written().at(-1)).toEqual({ call: 'POST labels/standardLabels/5', body: { name: 'Jam 2' } });
  });

  it('cannot be saved while something is missing, and says what', async () => {
    show('product-50x30');
    await fill({ Company: '' });
    await press('Save as label');
    expect(screen.getAllByText('Company is required.').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(await findField('Company'));
    expect(api.written()).toEqual([]);
  });

  it('says before the action that no label is left, and can still be kept', async () => {
    api.answer('subscription', { data: { maxLabels: 3, labels: 3 } });
    const app = show('product-50x30');
    expect(
      await screen.findByText(/No more labels can be added.*You can save this standard label for later/),
    ).toBeTruthy();
    await press('Save as label');
    expect(api.written()).toEqual([]);
    await press('Save as template only');
    await waitFor(() => expect(app.location()).toBe('/standardlabels/5'));
  });
});

describe('a standard label', () => {
  it('is made a label just as it is, under a name of its own', async () => {
    const app = show('4');
    expect(await screen.findByText('Made from Product 50 × 30')).toBeTruthy();
    await fill({ 'Name of the label': 'Jam, large' });
    await press('Save as label');
    await waitFor(() => expect(app.location()).toBe('/labels/21'));
    expect(api.written()).toEqual([{ call: 'POST labels/standardLabels/4', body: { name: 'Jam, large' } }]);
  });

  it('is changed over the revision it was begun on; a change by somebody else is told', async () => {
    show('4');
    await fill({ Company: 'Bäckerei' });
    api.fail('POST labels/standardLabels', 409, 'This standard label was changed meanwhile.');
    await press('Save the changes');
    expect(await screen.findByText('This standard label was changed meanwhile.')).toBeTruthy();
    expect((await findField('Company')).value).toBe('Bäckerei');
    api.reset();
    await press('Save the changes');
    await waitFor(() =>
      expect(api.written().at(-1)).toMatchObject({ body: { standardLabelId: 4, revision: 3 } }),
    );
  });

  it('is deleted after a question', async () => {
    show('4');
    await press('Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete Our jam label?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Our jam label was deleted. The list opens in 5 seconds.')).toBeTruthy();
    expect(api.written()).toEqual([{ call: 'DELETE labels/standardLabels/4', body: undefined }]);
  });

  it('says that a server does not let it be deleted', async () => {
    api.fail('DELETE labels/standardLabels/:id', 404, 'No');
    show('4');
    await press('Delete');
    await pressIn('Delete Our jam label?', 'Delete');
    expect(await screen.findByText('Already deleted, or not supported by this server.')).toBeTruthy();
  });
});

describe('an address that leads nowhere', () => {
  it('says that an address leads nowhere', async () => {
    show('nobody');
    expect(await screen.findByText(/Standard label not found/)).toBeTruthy();
  });

  it.each([
    [403, /You are not allowed to see this/],
    [400, 'Broken'],
  ])('says why a standard label cannot be read (%i)', async (status, words) => {
    api.fail('labels/standardLabelTemplates', status, 'Broken');
    show('4');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
