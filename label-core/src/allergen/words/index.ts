import type { AllergenWords } from '../allergen-words.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';

/** Words of Annex II by ISO 639-1 language. */
export const allergenWords: Readonly<Record<string, AllergenWords>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  it,
  nl,
  pl,
  pt,
  sv,
};
