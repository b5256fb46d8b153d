import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';

export const RECORD_KINDS = ['article', 'label', 'order', 'user'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A screen without parameters that this person may open. */
export interface ScreenLink {
  title: string;
  path: string;
}

/** What a command opens: a screen by its path, or a record, whose screen depends on who opens it. */
export const targetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('screen'), path: z.string() }),
  z.object({ kind: z.enum(RECORD_KINDS), id: lenient.id() }),
]);
export type Target = z.infer<typeof targetSchema>;

/** One line of the palette. */
export interface Command {
  /** The same for the same target, and no other. */
  key: string;
  text: string;
  /** The quiet second part: a code, an address. */
  detail: string;
  path: string;
  target: Target;
}

export const keyOf = (target: Target): string =>
  target.kind === 'screen' ? `screen ${target.path}` : `${target.kind} ${target.id}`;

/** The screens whose title holds the words looked for, those that begin with them first; all without any words. */
export function screenCommands(screens: readonly ScreenLink[], text: string): Command[] {
  const start = text.trim().toLowerCase();
  const rank = ({ title }: ScreenLink) => (title.toLowerCase().startsWith(start) ? 0 : 1);
  return screens
    .filter(({ title }) => holdsWords(title, text))
    .toSorted((one, other) => rank(one) - rank(other) || compareTexts(one.title, other.title))
    .map(({ title, path }) => {
      const target: Target = { kind: 'screen', path };
      return { key: keyOf(target), text: title, detail: '', path, target };
    });
}

/** The key that is marked after an arrow was pressed: round and round, from none to the first or the last. */
export function nextActive(
  keys: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = active === undefined ? -1 : keys.indexOf(active);
  if (at === -1) return step === 1 ? keys[0] : keys.at(-1);
  return keys[(at + step + keys.length) % keys.length];
}
