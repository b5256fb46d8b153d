import { languagePacks } from 'virtual:language-packs';
import { texts } from './index';
import type { LanguagePack } from './pack-of';
import { showNotice } from '../notices/show-notice';
import { addTranslations, language } from '@/shared/i18n';

let isTold = false;

/**
 * Loads a pack of texts in the language of this page, and behind the sign-in what other programs say, too; English texts
 * come with the code that shows them. Never rejects: a page in English is better than none.
 */
export async function loadPack(pack: LanguagePack): Promise<void> {
  if (language() === 'en') return;
  try {
    await Promise.all(pack === 'first' ? [addPack(pack)] : [addPack(pack), addPack('sentences')]);
  } catch {
    if (isTold) return;
    isTold = true;
    showNotice({ message: texts.layout.partlyEnglish, color: 'yellow', role: 'status' });
  }
}

async function addPack(pack: LanguagePack): Promise<void> {
  const loaded = await languagePacks[language()]?.[pack]?.();
  addTranslations(Object.entries(loaded?.messages ?? {}));
}
