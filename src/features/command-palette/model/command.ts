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

/** Target of a command: a screen by its path, or a record, whose screen depends on the person. */
export const targetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('screen'), path: z.string() }),
  z.object({ kind: z.enum(RECORD_KINDS), id: lenient.id() }),
]);
export type Target = z.infer<typeof targetSchema>;

/** One line of the palette. */
export interface Command {
  /** Identical for the same target only. */
  key: string;
  text: string;
  /** Secondary text: a code, an address. */
  detail: string;
  path: string;
  target: Target;
}

export const keyOf = (target: Target): string =>
  target.kind === 'screen' ? `screen ${target.path}` : `${target.kind} ${target.id}`;

/**
 * Returns the screens whose title contains the search words, those starting with them first; all screens without a
 * search.
 */
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

/** Returns the key that is highlighted after an arrow key: wraps around, and starts from the first or the last line. */
export function nextActive(
  keys: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = active === undefined ? -1 : keys.indexOf(active);
  if (at === -1) return step === 1 ? keys[0] : keys.at(-1);
  return keys[(at + step + keys.length) % keys.length];
}
