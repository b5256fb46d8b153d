import type { WidgetVariable } from '@/entities/widget';

type Option = WidgetVariable['options'][number];

/** Matches the printed value, up to the first bar without a backslash before it, and the displayed text after that bar. */
const LINE = /^((?:[^\\|]|\\.)*)(?:\|(.*))?$/;

/**
 * Returns the options as text, one per line: `DK | Denmark`, or only the printed value. A bar within a text is escaped
 * with a backslash.
 */
export const optionLines = (options: readonly Option[]): string =>
  options
    .map(({ value, label }) => (value === label ? escaped(value) : `${escaped(value)} | ${escaped(label)}`))
    .join('\n');

/** Parses the options from such a text; empty lines are ignored. */
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
