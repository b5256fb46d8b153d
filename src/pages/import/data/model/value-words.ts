interface Labelled {
  variables: readonly { variableName: string; displayName: string }[];
}

/**
 * What the values of articles are called on their labels, by the name of the variable. A value that labels call by
 * different names, or by the name of another value, is called by its variable.
 */
export function valueWords(labels: readonly Labelled[]): ReadonlyMap<string, string> {
  const given = new Map<string, Set<string>>();
  for (const { variableName, displayName } of labels.flatMap(({ variables }) => variables)) {
    if (displayName.trim() === '') continue;
    given.set(variableName, (given.get(variableName) ?? new Set()).add(displayName.trim()));
  }
  const agreed = [...given].flatMap(([key, [words = '', ...others]]) =>
    others.length === 0 ? [{ key, words }] : [],
  );
  const isUnique = (words: string) => agreed.filter((one) => one.words === words).length === 1;
  return new Map(agreed.filter(({ words }) => isUnique(words)).map(({ key, words }) => [key, words]));
}
