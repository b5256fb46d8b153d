import { languagePacks } from 'virtual:language-packs';
import { texts } from './index';
import type { LanguagePack } from './pack-of';
import { showNotice } from '../notices/show-notice';
import { addTranslations, language } from '@/shared/i18n';

let isTold = false;

/**
 * Loads a pack of texts in the language of this page; English texts come with the code that shows them. Never rejects:
 * a page in English is better than none.
 */
export async function loadPack(pack: LanguagePack): Promise<void> {
  if (language() === 'en') return;
  try {
    const loaded = await languagePacks[language()]?.[pack]();
    addTranslations(Object.entries(loaded?.messages ?? {}));
  } catch {
    if (isTold) return;
    isTold = true;
    showNotice({ message: texts.layout.partlyEnglish, color: 'yellow', role: 'status' });
  }
}
