import { gtinsMeantBy, isGtinKey, toGtin14 } from 'label-core/gtin';
import type { Article } from '../api/article-schema';

/** What is asked for a code, and the number that the article has which was meant. */
interface LookUp {
  text: string;
  gtin14: string | undefined;
}

/**
 * Returns what is asked for a code one after the other, for a search that matches parts of identifiers: the code as it is, and for
 * each number it may be (an EAN-8, or else a UPC-E) the digits that all its spellings share.
 */
export function lookUpsOf(code: string): LookUp[] {
  const text = code.trim();
  const gtins = gtinsMeantBy(text);
  const [first] = gtins;
  const shared = gtins.map((gtin14) => ({ text: gtin14.replace(/^0+/, ''), gtin14 }));
  return [
    { text, gtin14: first },
    ...shared.filter(({ text: digits }) => digits.length > 1 && digits !== text),
  ];
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
