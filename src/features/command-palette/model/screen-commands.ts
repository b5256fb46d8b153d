import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';
import { keyOf, type Command, type ScreenLink, type Target } from './command';

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
