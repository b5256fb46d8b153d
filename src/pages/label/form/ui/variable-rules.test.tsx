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

function show(count: number, errors: FormErrors = {}) {
  const rules = Array.from({ length: count }, (_, index) => rule(index));
  const view = (shown: FormErrors) => (
    <MantineProvider env="test">
      <VariableRules
        values={{ name: 'Shelf', groupIds: [], printerIds: [], rules }}
        errors={shown}
        change={() => undefined}
        template={undefined}
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
