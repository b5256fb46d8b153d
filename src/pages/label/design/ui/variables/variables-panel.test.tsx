import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LabelTemplate } from 'label-core';
import { describe, expect, it, vi } from 'vitest';
import { answer, button, expectAccessible, field, mockApi, press, renderPage } from '@/shared/testing';
import { useDesigning, type Designing } from '../../model/use-designing';
import { designTemplate } from '../../testing/design-template';
import { VariablesPanel } from './variables-panel';

mockApi(
  answer('mediaLibrary/files', { data: [] }),
  answer('counters', {
    data: [
      { counterId: 1, name: 'Pallet' },
      { counterId: 2, name: 'Serial' },
    ],
  }),
);

const box = { xMm: 2, yMm: 2, widthMm: 10, heightMm: 10 };
const template: LabelTemplate = {
  ...designTemplate,
  variables: [
    { name: 'title', type: 'default', defaultValue: 'Jam', propertySize: 20 },
    { name: 'logo', type: 'media-ref' },
    { name: 'vegan', type: 'toggle' },
    { name: 'lot', type: 'default', required: true },
  ],
  elements: [
    ...designTemplate.elements,
    { ...box, type: 'image', id: 'mark', source: { variable: 'logo' }, visibleWhen: 'vegan' },
  ],
};

/** Shows the panel of a label that takes over the edits, as the page does. */
function show(opened = template) {
  const onGo = vi.fn<(id: string) => void>();
  const page: { designing?: Designing } = {};
  function Page() {
    const designing = useDesigning(opened);
    page.designing = designing;
    return <VariablesPanel template={designing.template} onEdit={designing.edit} onGo={onGo} />;
  }
  renderPage(<Page />, { as: 'LabelManager' });
  return {
    onGo,
    label: () => page.designing?.template ?? opened,
    steps: () => page.designing?.history.done.length,
    variable: (name: string) => page.designing?.template.variables.find((one) => one.name === name),
  };
}

const group = (name: string) => within(screen.getByRole('group', { name: `Variable ${name}` }));
const input = (name: string, label: string) =>
  group(name).getByRole<HTMLInputElement>('textbox', { name: label });
const kind = (name: string) => group(name).getByRole<HTMLSelectElement>('combobox', { name: 'Kind' });

async function enter(name: string, label: string, text: string): Promise<void> {
  await userEvent.clear(input(name, label));
  await userEvent.type(input(name, label), `${text}{Enter}`);
}

describe('the variables of a label', () => {
  it('are shown with their rules', () => {
    show();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
    expect(kind('title').selectedOptions[0]?.text).toBe('Text');
    expect(input('title', 'Max. characters').value).toBe('20');
    expect(input('title', 'Default value').value).toBe('Jam');
    expect(kind('logo').selectedOptions[0]?.text).toBe('Picture');
    expect(group('lot').getByRole('checkbox', { name: 'Required' })).toHaveProperty('checked', true);
    expect(group('vegan').queryByRole('textbox', { name: 'Max. characters' })).toBeNull();
  });

  it('are renamed wherever they are used, as one step', async () => {
    const { label, steps } = show();
    await enter('title', 'Name', 'product name');
    expect(steps()).toBe(1);
    expect(label().elements[0]).toMatchObject({ value: '{{product name}}' });
    expect(input('product name', 'Name').value).toBe('product name');
  });

  it('keep a name that is refused as it was typed, with the reason', async () => {
    const { label } = show();
    await enter('lot', 'Name', 'title');
    expect(input('lot', 'Name').value).toBe('title');
    expect(group('lot').getByText('There is already a variable “title”.')).toBeTruthy();
    expect(label()).toBe(template);
    await userEvent.type(input('lot', 'Name'), '{Escape}');
    expect(input('lot', 'Name').value).toBe('lot');
  });

  it.each<[string, string, string, object]>([
    ['lot', 'Max. characters', '12', { propertySize: 12 }],
    ['title', 'Default value', 'Tea', { defaultValue: 'Tea' }],
  ])('take a rule: %s, %s “%s”', async (name, label, text, expected) => {
    const { variable } = show();
    await enter(name, label, text);
    expect(variable(name)).toMatchObject(expected);
  });

  it('lose a rule that is emptied', async () => {
    const { variable } = show();
    await userEvent.clear(input('title', 'Max. characters'));
    await userEvent.tab();
    await userEvent.clear(input('title', 'Default value'));
    await userEvent.click(group('lot').getByRole('checkbox', { name: 'Required' }));
    expect(variable('title')).toEqual({ name: 'title', type: 'default' });
    expect(variable('lot')).toEqual({ name: 'lot', type: 'default' });
  });

  it('refuse a length that is none', async () => {
    const { variable } = show();
    await enter('lot', 'Max. characters', '0');
    expect(group('lot').getByText('Enter a whole number of 1 or more.')).toBeTruthy();
    expect(variable('lot')).not.toHaveProperty('propertySize');
  });

  it('turn into a switch, whose default is on or off', async () => {
    const { variable } = show();
    await userEvent.selectOptions(kind('lot'), 'Switch');
    await userEvent.click(await group('lot').findByRole('switch', { name: 'Default value' }));
    expect(variable('lot')).toMatchObject({ type: 'toggle', defaultValue: 'true' });
    await userEvent.click(group('lot').getByRole('switch', { name: 'Default value' }));
    expect(variable('lot')).not.toHaveProperty('defaultValue');
  });

  it('say beside the kind why it cannot be another one', async () => {
    const { variable } = show();
    await userEvent.selectOptions(kind('logo'), 'Text');
    expect(group('logo').getByText(/^The picture “mark” shows the variable “logo”/)).toBeTruthy();
    expect(kind('logo').selectedOptions[0]?.text).toBe('Text');
    expect(variable('logo')).toMatchObject({ type: 'media-ref' });
  });

  it('lead to the elements that use them', async () => {
    const { onGo } = show();
    await userEvent.click(group('title').getByRole('button', { name: 'title' }));
    await userEvent.click(group('logo').getByRole('button', { name: 'mark' }));
    await userEvent.click(group('vegan').getByRole('button', { name: 'mark (when shown)' }));
    expect(onGo.mock.calls).toEqual([['title'], ['mark'], ['mark']]);
  });

  it('are removed where nothing uses them, and the focus goes on', async () => {
    const { label } = show();
    expect(group('title').queryByText('Used nowhere on this label')).toBeNull();
    expect(group('lot').getByText('Used nowhere on this label')).toBeTruthy();
    await userEvent.click(group('lot').getByRole('button', { name: 'Delete' }));
    expect(label().variables.map(({ name }) => name)).toEqual(['title', 'logo', 'vegan']);
    expect(document.activeElement).toBe(input('vegan', 'Name'));
  });

  it('are removed from a content, where the default value takes their place', async () => {
    const { label } = show();
    await press('Replace with its default');
    expect(label().elements[0]).toMatchObject({ value: 'Jam' });
  });

  it('are not removed while a picture shows them, with the reason', async () => {
    const { variable } = show();
    await userEvent.click(group('logo').getByRole('button', { name: 'Delete' }));
    expect(group('logo').getByRole('alert').textContent).toMatch(/^The picture “mark” shows/);
    expect(variable('logo')).toBeTruthy();
  });

  it('are added, each with its kind', async () => {
    const { variable } = show({ ...template, variables: [], elements: [] });
    expect(screen.getByText('This label has no variables yet.')).toBeTruthy();
    await userEvent.type(field('Name of a new variable'), 'offer');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Kind of the new variable' }),
      'Switch',
    );
    await press('Add variable');
    expect(variable('offer')).toEqual({ name: 'offer', type: 'toggle' });
    expect(document.activeElement).toBe(field('Name of a new variable'));
    await userEvent.keyboard('offer{Enter}');
    expect(screen.getByText('There is already a variable “offer”.')).toBeTruthy();
    expect(field('Name of a new variable').value).toBe('offer');
  });

  it('are accessible', async () => {
    show();
    await group('vegan').findByRole('switch', { name: 'Default value' });
    await group('logo').findByText('Default value');
    expect(button('Add variable')).toBeTruthy();
    await expectAccessible();
  });
});

const choose = async (label: string, option: string) =>
  userEvent.selectOptions(group('lot').getByRole('combobox', { name: label }), option);

describe('a computed variable', () => {
  it('is a date with what is added to it, and keeps it when the format is refused', async () => {
    const page = show();
    await choose('Value', 'Date');
    expect(page.variable('lot')?.source).toEqual({ kind: 'date', format: 'dd.MM.yyyy' });
    expect(group('lot').queryByRole('textbox', { name: 'Default value' })).toBeNull();
    await enter('lot', 'Days added', '14');
    await choose('Moved to', 'End of the month');
    await enter('lot', 'Date format', 'bbb');
    expect(input('lot', 'Date format').getAttribute('aria-invalid')).toBe('true');
    await enter('lot', 'Date format', 'yyyy-MM-dd');
    expect(page.variable('lot')?.source).toEqual({
      kind: 'date',
      add: { days: 14 },
      to: 'endOfMonth',
      format: 'yyyy-MM-dd',
    });
    expect(page.label().version).toBe(2);
    await expectAccessible();
    await choose('Value', 'Filled in');
    expect(page.variable('lot')?.source).toBeUndefined();
  });

  it('is a number of a counter of the organisation', async () => {
    const page = show();
    await choose('Value', 'Counter');
    await choose('A number for each', 'Line of a job');
    await within(group('lot').getByRole('combobox', { name: 'Counter' })).findByRole('option', {
      name: 'Pallet',
    });
    await choose('Counter', 'Pallet');
    expect(page.variable('lot')?.source).toEqual({ kind: 'counter', counter: 'Pallet', per: 'entry' });
  });

  it('is a formula of other variables, whose fault is said', async () => {
    const page = show();
    await choose('Value', 'Formula');
    await enter('lot', 'Formula', 'nowhere & 1');
    expect(input('lot', 'Formula').getAttribute('aria-invalid')).toBe('true');
    await enter('lot', 'Formula', 'upper(title)');
    expect(page.variable('lot')?.source).toEqual({ kind: 'formula', text: 'upper(title)' });
  });
});
