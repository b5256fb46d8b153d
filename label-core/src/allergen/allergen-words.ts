import type { AnnexTwoGroup } from './annex-two.ts';

/** Patterns, separated by a comma and a space. */
type Patterns = string;

/**
 * Words of one language that name substances of Annex II.
 *
 * A pattern stands for a whole word, or for several with spaces between them. A hyphen at its beginning or end stands for
 * more letters on that side, which languages need that write compounds as one word: `-weizen-` is found in
 * “Hartweizengrieß”, `eier-` in “Eiernudeln”, `ei` in neither. Accents do not count: sources leave them out.
 */
export interface AllergenWords {
  readonly names: Readonly<Record<AnnexTwoGroup, Patterns>>;
  /** What contains a name of the group and is none of its substances: “coconut milk”, “buckwheat”. */
  readonly exceptions: Readonly<Partial<Record<AnnexTwoGroup, Patterns>>>;
}
