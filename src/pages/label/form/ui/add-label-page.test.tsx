import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  button,
  chooseFile,
  expectAccessible,
  field,
  findField,
  holdFile,
  mockApi,
  press,
  renderPage,
} from '@/shared/testing';
import { extracted, labelFile, labelServer, manager } from '../testing/label-server';
import { AddLabelPage } from './add-label-page';

const api = mockApi(...labelServer());
/** Writes in order, without the call that reads a file and changes nothing. */
const written = () => api.written().filter(({ call }) => call !== 'POST labels/extract');

const show = () => renderPage(<AddLabelPage />, { path: '/addlabel', route: '/addlabel', as: manager });
const choose = ({ container }: ReturnType<typeof show>, file = labelFile()) => chooseFile(file, container);
const name = () => findField('Name');
const refuse = (status: number, body: object, path = 'labels/extract') =>
  api.answer(`POST ${path}`, body, status);

describe('a new label', () => {
  it('is read from its file, looked at, named, given to groups and printers, and added', async () => {
    const app = show();
    expect(await screen.findByText(/6 of 10 labels in your subscription are in use/)).toBeTruthy();
    choose(app);
    expect((await name()).value).toBe('Shelf');
    expect(screen.getByText('shelf.json: 60 × 40 mm, 2 variables.')).toBeTruthy();
    expect(screen.getByText('Red was read as black.')).toBeTruthy();
    expect(
      await screen.findByText(
        'This version needs data approval before it can be printed. Dagny Eriksen can approve it.',
      ),
    ).toBeTruthy();
    fireEvent.change(await name(), { target: { value: 'Käsetheke' } });
    fireEvent.change(field('Default of title'), {
      target: { value: 'Brie' },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Can be changed when printing: title' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bakery' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Line 1' }));
    await press('Add label');
    await waitFor(() => expect(app.location()).toBe('/labels'));
    expect(written()).toEqual([
      {
        call: 'POST labels',
        body: {
          name: 'Käsetheke',
          template: extracted.template,
          groups: [3],
          printers: [1],
          variables: [
            {
              variableName: 'title',
              type: 'default',
              displayName: '',
              defaultValue: 'Brie',
              propertySize: 40,
              required: true,
              editable: false,
            },
            {
              variableName: 'organic',
              type: 'toggle',
              displayName: '',
              defaultValue: null,
              propertySize: null,
              required: false,
              editable: true,
            },
          ],
        },
      },
    ]);
  });

  it.each<[string, object, unknown]>([
    ['with what the server made of the file', { data: { design: 'x' } }, { design: 'x' }],
    ['by its name alone where the server says nothing of the file', {}, {}],
  ])('is added %s', async (_how, answered, template) => {
    api.answer('POST labels/extract', answered);
    const app = show();
    choose(app);
    expect((await name()).value).toBe('shelf');
    await press('Add label');
    await waitFor(() => expect(app.location()).toBe('/labels'));
    expect(written()).toMatchObject([
      { call: 'POST labels', body: { name: 'shelf', template, variables: [] } },
    ]);
  });

  it('is made in its real size where the file gives only pixels', async () => {
    api.answer('POST labels/extract', { data: { ...extracted, format: 'svg', sizeGuessed: true } });
    const app = show();
    choose(app, labelFile('shelf.svg'));
    const width = await findField('Width in mm');
    expect([width.value, field('Height in mm').value]).toEqual(['60', '40']);
    expect(
      screen.getByText(
        'The file gives no size in mm. Say how large the label is: everything on it is scaled along.',
      ),
    ).toBeTruthy();
    fireEvent.change(width, { target: { value: '3' } });
    expect(
      screen.getByText('A number from 5 to 1,000, so that everything on the label stays within its limits.'),
    ).toBeTruthy();
    fireEvent.change(width, { target: { value: '90' } });
    expect(field('Height in mm').value).toBe('60');
    expect(screen.getByText('shelf.svg: 90 × 60 mm, 2 variables.')).toBeTruthy();
    await press('Add label');
    await waitFor(() => expect(app.location()).toBe('/labels'));
    expect(written()).toMatchObject([
      {
        call: 'POST labels',
        body: {
          template: {
            widthMm: 90,
            heightMm: 60,
            elements: [
              { xMm: 3, widthMm: 75, sizePt: 18 },
              { yMm: 30, heightMm: 7.5 },
            ],
          },
        },
      },
    ]);
  });

  it('is asked for no size where the file gives one', async () => {
    choose(show());
    await name();
    expect(screen.queryByRole('group', { name: 'Size of the label' })).toBeNull();
  });

  it('cannot be of another type where the label shows or hides something by it', async () => {
    choose(show());
    const type = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Type of organic' });
    expect([type.disabled, type.value]).toEqual([true, 'toggle']);
    expect(screen.getByText('Shows or hides parts of the label.')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type of title' }).disabled).toBe(false);
  });

  it('needs its file first, and says so when it is added', async () => {
    show();
    await press('Add label');
    expect(screen.getAllByText('Choose the file of the label.').length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(button('Choose a file')));
    expect(written()).toEqual([]);
  });

  it('is added once its file was read, where it was pressed before, and of the newer of two files', async () => {
    const app = show();
    choose(app);
    await name();
    api.answer('POST labels/extract', { ...extracted, name: 'Newer' });
    const file = labelFile('newer.json');
    const finish = holdFile(file);
    choose(app, file);
    await press('Add label');
    expect(button('Add label').getAttribute('aria-busy')).toBe('true');
    expect(written()).toEqual([]);
    finish();
    await waitFor(() => expect(app.location()).toBe('/labels'));
    expect(written()).toMatchObject([{ call: 'POST labels', body: { name: 'Newer' } }]);
  });

  it('says why a file cannot be used, and keeps the one before', async () => {
    const app = show();
    choose(app);
    await name();
    refuse(415, { Message: 'This is a NiceLabel file, which cannot be read here.' });
    choose(app, labelFile('jam.nlbl'));
    const alert = await screen.findByText('This is a NiceLabel file, which cannot be read here.');
    expect(alert).toBeTruthy();
    expect(screen.getByText('jam.nlbl cannot be used')).toBeTruthy();
    expect((await name()).value).toBe('Shelf');
  });

  it('is made of one file, not of two', async () => {
    const app = show();
    const drop = screen.getByText('Drop the label’s file here, or choose it.').parentElement;
    fireEvent.drop(drop ?? app.container, { dataTransfer: { files: [labelFile(), labelFile('b.json')] } });
    expect(await screen.findByText('Drop only one file: a label is made from one.')).toBeTruthy();
    fireEvent.drop(drop ?? app.container, { dataTransfer: { files: [labelFile()] } });
    expect((await name()).value).toBe('Shelf');
  });

  it('says where nobody reviews that it is published at once', async () => {
    api.answer('labels/review', { data: { state: 'Published', reviewers: [] } });
    choose(show());
    expect(
      await screen.findByText(
        'Nobody in your organisation reviews labels, so this version is published at once.',
      ),
    ).toBeTruthy();
  });

  it.each([
    [{ name: '  ' }, 'Give the label a name.'],
    [{ name: 'x'.repeat(201) }, 'At most 200 characters.'],
  ])('is not added with %o', async (entered, sentence) => {
    choose(show());
    fireEvent.change(await name(), { target: { value: entered.name } });
    await press('Add label');
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(await name());
    expect(written()).toEqual([]);
  });

  it.each(['0', '1.5', 'many', '100001'])('refuses “%s” as the most characters', async (size) => {
    choose(show());
    const input = await findField('Max. characters of title');
    fireEvent.change(input, { target: { value: size } });
    await press('Add label');
    expect(
      screen.getAllByText('Max. characters of “title” must be a whole number from 1 to 100,000, or empty.')
        .length,
    ).toBeGreaterThan(0);
    expect(written()).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and says at the field why', async () => {
    refuse(
      422,
      {
        Message: 'There is already a label named Shelf.',
        problems: [{ path: 'name', message: 'There is already a label named Shelf.' }],
      },
      'labels',
    );
    choose(show());
    await name();
    await press('Add label');
    const modal = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(modal).getByText('An error occurred saving your changes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await name()).getAttribute('aria-invalid')).toBe('true');
    expect((await name()).value).toBe('Shelf');
  });

  it('is accessible before and after its file', async () => {
    const app = show();
    await screen.findByText(/6 of 10 labels/);
    await expectAccessible();
    choose(app);
    await name();
    await screen.findByRole('checkbox', { name: 'Line 1' });
    await expectAccessible();
  });
});
