import * as first from 'virtual:language-packs';
import { texts } from './index';
import type { LanguagePack, TEXT_PACKS } from './pack-of';
import { showNotice } from '../notices/show-notice';
import { addTranslations, language } from '@/shared/i18n';

let isTold = false;

/** What other programs say is needed where they are asked. */
const TOGETHER = {
  first: ['first'],
  account: ['account', 'print-sentences', 'manage-sentences'],
  print: ['print', 'print-sentences'],
  manage: ['manage', 'manage-sentences'],
  design: ['manage', 'manage-sentences', 'design', 'design-sentences'],
} as const satisfies Record<(typeof TEXT_PACKS)[number], readonly LanguagePack[]>;

/**
 * Loads the texts of some screens in the language of this page, and what other programs say there; English texts come with
 * the code that shows them. Never rejects: a page in English is better than none.
 */
export async function loadPack(pack: keyof typeof TOGETHER): Promise<void> {
  if (language() === 'en') return;
  try {
    await Promise.all(TOGETHER[pack].map(addPack));
  } catch {
    if (isTold) return;
    isTold = true;
    showNotice({ message: texts.layout.partlyEnglish, color: 'yellow', role: 'status' });
  }
}

async function addPack(pack: LanguagePack): Promise<void> {
  const { languagePacks } = pack === 'first' ? first : await import('virtual:language-packs/later');
  const loaded = await languagePacks[language()]?.[pack]?.();
  addTranslations(Object.entries(loaded?.messages ?? {}));
}
