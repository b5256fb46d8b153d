import { storeLanguage } from './stored-language';

/** Keeps a language on this computer and loads the page in it: texts are fixed while a page lives. */
export function applyLanguage(language: string): void {
  storeLanguage(language);
  globalThis.location.reload();
}
