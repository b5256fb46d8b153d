import type { LanguageCode } from 'label-core/sentence';

/**
 * English with accents, a third longer and from right to left (scripts/messages/pseudo-message.ts): it shows what has a
 * fixed width or side, and what is not in the catalogue. It is offered to nobody, and used where it is stored by hand.
 */
export const PSEUDO_LANGUAGE = 'qps';

export type Language = LanguageCode | typeof PSEUDO_LANGUAGE;

let current: Language = 'en';
/** What numbers and dates are written by: the language with the person's region, such as "de-AT". */
let locale = 'en';

/** The language of this page, from the first screen on until it is loaded again. */
export const language = (): Language => current;

/** The language and region that numbers, lists and dates follow, as a BCP 47 tag. */
export const formatLocale = (): string => locale;

/** The side that lines begin on. */
export const directionOf = (of: Language): 'ltr' | 'rtl' => (of === PSEUDO_LANGUAGE ? 'rtl' : 'ltr');

/** Sets the language of this page. Called once, before anything is drawn; `tag` may name a region. */
export function setLanguage(chosen: Language, tag: string = chosen): void {
  current = chosen;
  locale = tag;
}
