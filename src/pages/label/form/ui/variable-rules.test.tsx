import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { FormErrors } from '@/shared/lib/form';
import { FOLDED_FROM } from '../config/limits';
import type { RuleValues } from '../model/label-form';
import { VariableRules } from './variable-rules';

const rule = (index: number): RuleValues => ({
  variableName: `v${index}`,
  displayName: '',
  type: 'default',
  defaultValue: index === 1 ? 'x'.repeat(50) : '',
  propertySize: '',
  required: index === 0,
  editable: index !== 2,
});

function show(count: number, errors: FormErrors = {}, template?: unknown) {
  const rules = Array.from({ length: count }, (_, index) => rule(index));
  const view = (shown: FormErrors) => (
    <MantineProvider env="test">
      <VariableRules
        values={{ name: 'Shelf', lineCheck: false, groupIds: [], printerIds: [], rules }}
        errors={shown}
        change={() => undefined}
        template={template}
      />
    </MantineProvider>
  );
  const { rerender } = render(view(errors));
  return (shown: FormErrors) => rerender(view(shown));
}
const summary = (name: string) => screen.getByText(name, { selector: 'summary *' });
const lines = () => [...document.querySelectorAll('details')];

it('a few variables have all their fields open', () => {
  show(FOLDED_FROM - 1);
  expect(lines()).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Default of v0' })).toBeTruthy();
});

it('many variables are a line each that says how they are filled in, and opens', async () => {
  show(FOLDED_FROM);
  expect(lines()).toHaveLength(FOLDED_FROM);
  expect(
    lines()
      .map((line) => line.querySelector('summary')?.textContent)
      .slice(0, 4),
  ).toEqual([
    'v0 Text, required',
    `v1 Text, default “${'x'.repeat(40)}…”`,
    'v2 Text, cannot be changed when printing',
    'v3 Text',
  ]);
  expect(lines().some(({ open }) => open)).toBe(false);
  await userEvent.click(summary('v3'));
  expect(
    lines()
      .map(({ open }) => open)
      .indexOf(true),
  ).toBe(3);
});

it('a variable that cannot be saved is opened, and the others stay as they were', async () => {
  const showErrors = show(FOLDED_FROM);
  await userEvent.click(summary('v3'));
  showErrors({ 'propertySize of v5': 'Not a number.' });
  expect(lines().flatMap(({ open }, index) => (open ? [index] : []))).toEqual([3, 5]);
});

it.each([
  [
    { kind: 'date', format: 'dd.MM.yyyy', add: { days: 14 } },
    'A date counted from the day of the print, written dd.MM.yyyy.',
  ],
  [{ kind: 'date', format: 'yyMMdd', base: 'packed' }, 'A date counted from “packed”, written yyMMdd.'],
  [{ kind: 'counter', counter: 'Pallets', per: 'label' }, 'Number of the counter “Pallets”.'],
  [{ kind: 'formula', text: 'upper(lot)' }, 'Formula: upper(lot)'],
  [{ kind: 'article', field: 'origin' }, '“origin” of the article.'],
  [{ kind: 'weather' }, ''],
])(
  'a computed variable says what it is computed from, and has no fields of what is filled in: %j',
  (source, words) => {
    show(1, {}, { variables: [{ name: 'v0', source }], elements: [] });
    expect(screen.getByText(/Computed when it is printed/).textContent).toBe(
      `${words} Computed when it is printed. Change it in the designer.`,
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  },
);
