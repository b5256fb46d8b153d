import type { CompiledMessages, Messages } from 'label-core/sentence';

const translations = new Map<string, CompiledMessages>();

/**
 * Takes over messages in the language of this page: those of slices by path, such as "pages/printer/form", and under
 * "sentences" what server, helper and label-core say, by code.
 */
export function addTranslations(bySlice: Iterable<readonly [path: string, messages: Messages]>): void {
  for (const [path, messages] of bySlice) translations.set(path, { ...translations.get(path), ...messages });
}

/** Returns the messages of a slice in the language of this page; undefined in English, and until they are loaded. */
export const translationsOf = (path: string): CompiledMessages | undefined => translations.get(path);
