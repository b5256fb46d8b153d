import { screen, waitFor, within } from '@testing-library/react';
import { readMarkup } from 'label-core';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { button, field, findField, mockApi, press, renderWith } from '@/shared/testing';
import type { LabelVariable } from '../api/label-variable-schema';
import { buildMediaFile, mediaHandlers } from '../testing/media-handlers';
import { buildVariable } from '../testing/variable-builder';
import { VariableField } from './variable-field';

const api = mockApi();

const variable = (fields: Partial<LabelVariable> = {}) =>
  buildVariable('lot', { displayName: 'Lot', ...fields });
interface FieldProps {
  fields: Partial<LabelVariable>;
  start: string;
  hasMarkup?: boolean;
}
/** The last value that the field reported. */
const told: { value: string } = { value: '' };

function Field({ fields, start, hasMarkup = false }: FieldProps) {
  const [value, setValue] = useState(start);
  return (
    <VariableField
      id="lot"
      variable={variable(fields)}
      value={value}
      onChange={(next) => {
        told.value = next;
        setValue(next);
      }}
      isMultiline={false}
      read={hasMarkup ? readMarkup : undefined}
    />
  );
}
const show = (fields: Partial<LabelVariable> = {}, start = '') =>
  renderWith(<Field fields={fields} start={start} />);

describe('a text', () => {
  it('counts down what is left and says it when it is nearly full', async () => {
    show({ propertySize: 20 });
    await userEvent.type(field('Lot'), 'L2026-11');
    expect(screen.getByText('12 left')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.keyboard('7-abc');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 left'));
  });

  it('keeps a pasted text whole and says what does not fit', async () => {
    show({ propertySize: 6 });
    await userEvent.click(field('Lot'));
    await userEvent.paste('271231 and more');
    expect(told.value).toBe('271231 and more');
    expect(screen.getByText('“ and more” does not fit: at most 6 characters.')).toBeTruthy();
    expect(screen.getByText('9 too many')).toBeTruthy();
    expect(field('Lot').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows an asterisk where it is required', () => {
    show({ required: true });
    expect(screen.getByText('*')).toBeTruthy();
    expect(field(/Lot/)).toHaveProperty('required', true);
  });

  it('gives a text several lines where its value has', async () => {
    show({}, 'one\ntwo');
    expect((await findField('Lot')).tagName).toBe('TEXTAREA');
  });
});

describe('a switch', () => {
  it('says of a switch in words whether it is true or false', async () => {
    show({ dataType: 'toggle' }, 'false');
    await userEvent.click(await screen.findByRole('switch', { name: 'Lot' }));
    expect(told.value).toBe('true');
    await userEvent.click(screen.getByRole('switch', { name: 'Lot' }));
    expect(told.value).toBe('false');
  });
});

describe('a value that may not be changed', () => {
  it.each([
    ['default', 'L2026', 'L2026'],
    ['default', '', '–'],
    ['toggle', '1', 'On'],
    ['toggle', 'false', 'Off'],
  ] as const)(
    'shows a fixed value of type %s and “%s” as “%s”, in no field',
    (dataType, variableData, shown) => {
      show({ editable: false, dataType, variableData });
      expect(screen.getByText(shown)).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('switch')).toBeNull();
    },
  );

  it('shows the name of a fixed picture', async () => {
    api.use(...mediaHandlers([buildMediaFile({ id: 2, name: 'glass.png' })]));
    show({ editable: false, dataType: 'media-ref', variableData: '2' });
    expect(await screen.findByText('glass.png')).toBeTruthy();
  });
});

const openLibrary = async () => {
  await press(/^(Choose a|Change the) picture/);
  return within(await screen.findByRole('dialog', { name: 'Choose a picture for Lot' }));
};

describe('a picture', () => {
  const files = [
    buildMediaFile({ id: 1, name: 'leaf.png' }),
    buildMediaFile({ id: 2, folder: 'Logos', name: 'bakery.jpg', contentType: 'image/jpeg' }),
    buildMediaFile({ id: 3, name: 'drawing.svg', contentType: 'image/svg+xml' }),
  ];
  it('lets a picture be chosen from the library, never typed, and cleared again', async () => {
    api.use(...mediaHandlers(files));
    show({ dataType: 'media-ref' });
    const dialog = await openLibrary();
    expect(
      await dialog.findByText('1 file is not shown: only PNG and JPEG pictures can be printed.'),
    ).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /bakery.jpg/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
    expect(told.value).toBe('2');
    expect(await screen.findByText('bakery.jpg')).toBeTruthy();
    expect(document.activeElement).toBe(button('Change the picture of Lot'));
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Clear the picture of Lot');
    expect(told.value).toBe('');
    expect(screen.getByText('No picture chosen')).toBeTruthy();
  });

  it('finds a picture by search and folder, and takes it with Enter', async () => {
    api.use(...mediaHandlers(files));
    show({ dataType: 'media-ref' }, '1');
    const dialog = await openLibrary();
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Folder' }), 'Logos');
    expect(dialog.getByRole('status').textContent).toBe('1 picture');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Folder' }), 'All folders');
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search pictures' }), 'bak{Enter}');
    expect(dialog.getByText('Choose a picture first.')).toBeTruthy();
    dialog.getByRole('radio', { name: /bakery.jpg/ }).focus();
    await userEvent.keyboard(' {Enter}');
    expect(told.value).toBe('2');
  });

  it('says that nothing fits a search, and clears it', async () => {
    api.use(...mediaHandlers(files));
    show({ dataType: 'media-ref' });
    const dialog = await openLibrary();
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Search pictures' }), 'zzz');
    expect(dialog.getByText('No pictures match this search.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear search' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
  });

  it('says that the library is empty', async () => {
    api.use(...mediaHandlers([]));
    show({ dataType: 'media-ref' });
    const dialog = await openLibrary();
    expect(await dialog.findByText(/The media library has no pictures yet/)).toBeTruthy();
  });

  it('offers to try again when the library cannot be read', async () => {
    api.fail('mediaLibrary/files', 500, 'The library is locked.');
    show({ dataType: 'media-ref' });
    const dialog = await openLibrary();
    expect(await dialog.findByText('The library is locked.')).toBeTruthy();
    api.use(...mediaHandlers(files));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findAllByRole('radio')).toHaveLength(2);
  });

  it.each([404, 501])('says that a server without a library (%i) offers none', async (status) => {
    api.answer('mediaLibrary/*', {}, status);
    show({ dataType: 'media-ref' }, '5');
    expect(
      await screen.findByText('Pictures cannot be chosen here: this server has no media library.'),
    ).toBeTruthy();
    expect(button('Change the picture of Lot')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('names a picture that is gone from the library', async () => {
    api.use(...mediaHandlers(files));
    show({ dataType: 'media-ref' }, '99');
    expect(
      await screen.findByText('Picture 99 is not in the media library. Choose another one.'),
    ).toBeTruthy();
  });

  it('says which one is printed while none is chosen', async () => {
    api.use(...mediaHandlers(files));
    show({ dataType: 'media-ref', variableData: '1' });
    expect(await screen.findByText('If left empty, “leaf.png” is printed.')).toBeTruthy();
  });
});

const showMarked = (start: string, fields: Partial<LabelVariable> = {}) =>
  renderWith(<Field fields={fields} start={start} hasMarkup />);

describe('a text whose tags the label reads', () => {
  it('sets what is selected apart, and shows what is printed', async () => {
    showMarked('Sugar, milk');
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Lot' });
    text.focus();
    text.setSelectionRange(7, 11);
    await press('Bold');
    expect(told.value).toBe('Sugar, <b>milk</b>');
    expect(screen.getByText('milk').tagName).toBe('B');
    await userEvent.keyboard('{Control>}i{/Control}');
    expect(told.value).toBe('Sugar, <b><i>milk</i></b>');
  });

  it('counts what is seen', async () => {
    showMarked('<b>milk</b>', { propertySize: 20 });
    expect(await screen.findByText('16 left')).toBeTruthy();
  });

  it('pastes without tags that no label reads', async () => {
    showMarked('');
    const text = await screen.findByRole('textbox', { name: 'Lot' });
    await userEvent.click(text);
    await userEvent.paste('<p class="x">Sugar, <b>milk</b> 5 < 6</p>');
    expect(told.value).toBe('Sugar, <b>milk</b> 5 < 6');
  });
});
