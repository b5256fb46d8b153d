/** What every article says of itself. */
export interface ArticleFacts {
  readonly name: string;
  readonly externalIdentifier: string;
}

/** Facts by the names of the variables that they fill, in lower case. */
const factsByVariable: ReadonlyMap<string, keyof ArticleFacts> = new Map([
  ['name', 'name'],
  ['articlename', 'name'],
  ['ean', 'externalIdentifier'],
  ['gtin', 'externalIdentifier'],
  ['externalidentifier', 'externalIdentifier'],
]);

/** Names of variables that every article fills, whatever its data; in every language the same. */
export const articleVariables = { name: 'name', number: 'externalIdentifier', code: 'ean' } as const;

/** Returns what an article says of itself where a label shows a variable; undefined for a variable that it does not fill. */
export function articleFact(variableName: string, article: ArticleFacts): string | undefined {
  const fact = factsByVariable.get(variableName.toLowerCase());
  return fact && article[fact];
}
