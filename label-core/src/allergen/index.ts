/** Names of the substances that a list of ingredients must set apart, and setting them apart. */
export { readMarkup } from '../markup/bind-markup.ts';
export { allergensInTexts, type TextWithMarkup } from './allergens-in-texts.ts';
export type { AnnexTwoGroup } from './annex-two.ts';
export { findAllergens, type AllergenFinding } from './find-allergens.ts';
export { isList } from './is-list.ts';
export { markAllergens, type AllergenMark } from './mark-allergens.ts';
