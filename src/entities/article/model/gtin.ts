import { isGtinKey, toGtin14 } from 'label-core/gtin';
import type { Article } from '../api/article-schema';

/**
 * Returns the search text for a code, for a search that matches parts of identifiers: for a GTIN, the digits that all
 * its spellings share. Other codes are returned unchanged, with their zeros.
 */
export function searchTextOf(code: string): string {
  const text = code.trim();
  const significant = toGtin14(text)?.replace(/^0+/, '') ?? '';
  return significant.length < 2 ? text : significant;
}

/**
 * Returns whether an article has this GTIN: as its identifier, among its values, or as the EAN shown by one of its
 * labels.
 */
export function hasGtin({ externalIdentifier, gtins, labels }: Article, gtin14: string): boolean {
  if ([externalIdentifier, ...gtins].some((number) => toGtin14(number) === gtin14)) return true;
  return labels.some(({ variables }) =>
    variables.some(
      ({ variableName, variableData }) => isGtinKey(variableName) && toGtin14(variableData) === gtin14,
    ),
  );
}
