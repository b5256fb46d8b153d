import { isGtinKey, toGtin14 } from 'label-core/gtin';
import type { Article } from '../api/article-schema';

/**
 * What to ask a search for, that looks for parts of identifiers: the digits that every way to write the number has.
 * Other codes are asked for as they are, with their zeros.
 */
export function searchTextOf(code: string): string {
  const text = code.trim();
  const significant = toGtin14(text)?.replace(/^0+/, '') ?? '';
  return significant.length < 2 ? text : significant;
}

/** Whether an article has this number: as its identifier, among its values, or as the EAN that one of its labels shows. */
export function hasGtin({ externalIdentifier, gtins, labels }: Article, gtin14: string): boolean {
  if ([externalIdentifier, ...gtins].some((number) => toGtin14(number) === gtin14)) return true;
  return labels.some(({ variables }) =>
    variables.some(
      ({ variableName, variableData }) => isGtinKey(variableName) && toGtin14(variableData) === gtin14,
    ),
  );
}
