/**
 * The substances or products that cause allergies or intolerances, in the order of Annex II of Regulation (EU)
 * No 1169/2011: what a list of ingredients must set apart (Article 21(1)(b)).
 */
export const annexTwoGroups = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export type AnnexTwoGroup = (typeof annexTwoGroups)[number];
