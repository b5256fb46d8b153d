import type { WidgetVariable } from '@/entities/widget';

type Option = WidgetVariable['options'][number];

/** What is printed, up to the first bar that has no backslash before it, and what is shown behind it. */
const LINE = /^((?:[^\\|]|\\.)*)(?:\|(.*))?$/;

/** Choices as text, one a line: `DK | Denmark`, or what is printed alone. A bar of their own has a backslash before it. */
export const optionLines = (options: readonly Option[]): string =>
  options
    .map(({ value, label }) => (value === label ? escaped(value) : `${escaped(value)} | ${escaped(label)}`))
    .join('\n');

/** The choices in such a text; empty lines are none. */
export const optionsIn = (lines: string): Option[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, value = line, label] = LINE.exec(line) ?? [];
      const printed = plain(value.trim());
      return { value: printed, label: label === undefined ? printed : plain(label.trim()) || printed };
    });

const escaped = (text: string): string =>
  text.replaceAll(/[\\|]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const plain = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_all, next: string) => (next === 'n' ? '\n' : next));
