import { cleanup, screen, within } from '@testing-library/react';
import type { LabelTemplate } from 'label-core';
import { expect, it } from 'vitest';
import {
  answer,
  choosing,
  inputWays,
  mockApi,
  pressing,
  renderPage,
  typing,
  type InputStep,
} from '@/shared/testing';
import { useDesigning, type Designing } from '../../model/use-designing';
import { designTemplate } from '../../testing/design-template';
import { VariablesPanel } from './variables-panel';

mockApi(
  answer('mediaLibrary/files', { data: [] }),
  answer('counters', { data: [{ counterId: 1, name: 'Pallet' }] }),
);

const template: LabelTemplate = {
  ...designTemplate,
  version: 2,
  variables: ['packed', 'lot'].map((name) => ({ name, type: 'default' })),
  elements: [],
};

const variable = (name: string) => screen.getByRole('group', { name: `Variable ${name}` });
const group = () => within(variable('lot'));
const list =
  (name: string, option: string): InputStep =>
  async (way) => {
    const found = group().getByRole('combobox', { name });
    // The counters of the organisation come by a call.
    await within(found).findByRole('option', { name: option });
    await choosing(() => found, option)(way);
  };
const type = (name: string, text: string) => typing(() => group().getByRole('textbox', { name }), text);

it.each<{ what: string; steps: readonly InputStep[]; source: unknown }>([
  {
    what: 'a date',
    steps: [
      list('Value', 'Date'),
      list('Counted from', 'packed'),
      type('Days added', '-3'),
      type('Weeks added', '2'),
      type('Months added', '18'),
      type('Years added', '1'),
      list('Moved to', 'End of the quarter'),
      type('Date format', "EEEE d. MMMM 'of' yyyy"),
      type('Language of names', 'da'),
    ],
    source: {
      kind: 'date',
      base: 'packed',
      add: { days: -3, weeks: 2, months: 18, years: 1 },
      to: 'endOfQuarter',
      format: "EEEE d. MMMM 'of' yyyy",
      locale: 'da',
    },
  },
  {
    what: 'a counter',
    steps: [
      list('Value', 'Counter'),
      list('Counter', 'Pallet'),
      list('A number for each', 'Job'),
      pressing(() => group().getByRole('checkbox', { name: 'Required' })),
    ],
    source: { kind: 'counter', counter: 'Pallet', per: 'job' },
  },
  {
    what: 'a formula',
    steps: [list('Value', 'Formula'), type('Formula', '"L" & upper({packed})')],
    source: { kind: 'formula', text: '"L" & upper({packed})' },
  },
  {
    what: 'the article',
    steps: [list('Value', 'From the article'), type('Field of the article', 'weight')],
    source: { kind: 'article', field: 'weight' },
  },
  {
    what: 'a person again',
    steps: [list('Value', 'Date'), list('Value', 'Filled in')],
    source: undefined,
  },
])('a value that comes from $what is set by the pointer and by the keyboard alone', async (task) => {
  const labels = await labelsAfter(task.steps);
  expect(labels.map(({ variables }) => variables[1]?.source)).toEqual([task.source, task.source]);
  expect(labels[1]).toEqual(labels[0]);
});

it('a variable gets a length, a default value and another kind, and is added and removed, by the pointer and by the keyboard alone', async () => {
  const labels = await labelsAfter([
    type('Max. characters', '12'),
    typing(() => group().getByRole('textbox', { name: 'Default value' }), 'L1'),
    typing(() => screen.getByRole('textbox', { name: 'Name of a new variable' }), 'sale'),
    choosing(() => within(variable('sale')).getByRole('combobox', { name: 'Kind' }), 'Switch'),
    pressing(() => within(variable('packed')).getByRole('button', { name: 'Delete' })),
  ]);
  expect(labels[0]?.variables).toEqual([
    { name: 'lot', type: 'default', propertySize: 12, defaultValue: 'L1' },
    { name: 'sale', type: 'toggle' },
  ]);
  expect(labels[1]).toEqual(labels[0]);
});

/** Returns the label after the same steps in each of the ways. */
async function labelsAfter(steps: readonly InputStep[]): Promise<readonly LabelTemplate[]> {
  const labels: LabelTemplate[] = [];
  for (const way of inputWays) {
    const page: { designing?: Designing } = {};
    function Page() {
      const designing = useDesigning(template);
      page.designing = designing;
      return <VariablesPanel template={designing.template} onEdit={designing.edit} onGo={() => {}} />;
    }
    renderPage(<Page />, { as: 'LabelManager' });
    for (const step of steps) await step(way);
    labels.push(page.designing?.template ?? template);
    cleanup();
  }
  return labels;
}
