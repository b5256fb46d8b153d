import type { LabelBuilder } from '../label-builder.ts';
import { readPlaceholders } from '../placeholder.ts';
import type { ZplCommand } from './zpl-command.ts';

/** Variables for the numbers of `^FN`. */
export interface ZplVariables {
  /** Returns `{{name}}` for a number and declares its variable; text after the name in the prompt (`Lot|12`) is its size. */
  placeholder(number: number, defaultValue?: string): string;
}

const field = /^\s*(?<number>\d{1,4})\s*(?:"(?<prompt>[^"]*)"?)?/;

/** Parses `1"Lot"` to number and prompt; undefined when there is no number. */
export function readFieldNumber(
  data: string,
): { readonly number: number; readonly prompt: string } | undefined {
  const { number, prompt = '' } = field.exec(data)?.groups ?? {};
  return number === undefined ? undefined : { number: Number(number), prompt: prompt.trim() };
}

/** Names every numbered field of a format: by its prompt, else “Field 1”. */
export function nameVariables(commands: readonly ZplCommand[], builder: LabelBuilder): ZplVariables {
  const prompts = new Map<number, string>();
  for (const { prefix, code, data } of commands) {
    const found = prefix === '^' && code === 'FN' ? readFieldNumber(data) : undefined;
    if (found && (prompts.get(found.number) ?? '') === '') prompts.set(found.number, found.prompt);
  }
  const taken = new Set<string>();
  const names = new Map<number, string>();
  for (const [number, prompt] of prompts) {
    const [written = '', size] = prompt.split('|');
    const base = cleanName(written) || `Field ${number}`;
    const name = taken.has(base) ? `${base} ${number}` : base;
    taken.add(name);
    names.set(number, name);
    if (size !== undefined)
      readPlaceholders(`{{${name}|${size.trim()}}}`, (found) =>
        builder.declare({ ...found, type: 'default' }),
      );
  }
  return {
    placeholder: (number, defaultValue) => {
      const name = names.get(number) ?? `Field ${number}`;
      const value = defaultValue === undefined || defaultValue === '' ? {} : { defaultValue };
      builder.declare({ name, type: 'default', ...value });
      return `{{${name}}}`;
    },
  };
}

/** Returns a prompt, which may contain anything, reduced to letters, digits and the characters allowed between them. */
function cleanName(prompt: string): string {
  return prompt
    .replace(/[^\p{L}\p{N}_ .:/-]/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '')
    .slice(0, 60)
    .trim();
}
