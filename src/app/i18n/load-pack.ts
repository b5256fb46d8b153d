import { texts } from './index';
import { showNotice } from '../notices/show-notice';
import { addTranslations, language, type Messages } from '@/shared/i18n';

/** What is loaded together: for signing in, for printing, for managers and administrators. */
export type LanguagePack = 'first' | 'print' | 'manage';

const packs = import.meta.glob<{ messages: Readonly<Record<string, Messages>> }>('./packs/*.ts');

let isTold = false;

/**
 * Loads a pack of texts in the language of this page; English texts come with the code that shows them. Never rejects:
 * a page in English is better than none.
 */
export async function loadPack(pack: LanguagePack): Promise<void> {
  if (language() === 'en') return;
  try {
    const loaded = await packs[`./packs/${language()}-${pack}.ts`]?.();
    addTranslations(
      Object.entries(loaded?.messages ?? {}).map(([file, messages]) => [sliceOf(file), messages]),
    );
  } catch {
    if (isTold) return;
    isTold = true;
    showNotice({ message: texts.layout.partlyEnglish, color: 'yellow', role: 'status' });
  }
}

/** "../../../pages/printer/form/i18n/de.ts" is of the slice "pages/printer/form", "../de.ts" of this one. */
const sliceOf = (file: string) => /^(?:\.\.\/)+(.+)\/i18n\/[a-z]{2}\.ts$/.exec(file)?.[1] ?? 'app';
