import { bindMarkup } from '../markup/bind-markup.ts';
import { isList } from './is-list.ts';
import { type AllergenFinding, findAllergens } from './find-allergens.ts';

/** Text of a template in which tags are read. */
export interface TextWithMarkup {
  readonly value: string;
  /** Whether all of it is bold. */
  readonly isBold: boolean;
}

/** Finds the names of substances of Annex II in lists on a label with values, in the order of the texts. */
export function allergensInTexts(
  texts: readonly TextWithMarkup[],
  values: Readonly<Record<string, string>>,
): readonly AllergenFinding[] {
  const source = { values: new Map(Object.entries(values)), labels: new Map<string, string>() };
  return texts.flatMap(({ value, isBold }) => {
    const { marked, bound } = bindMarkup(value, source);
    return isList(bound.text) ? findAllergens(marked, isBold) : [];
  });
}
