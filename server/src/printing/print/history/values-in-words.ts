interface FileValues {
  /** Values of the first label. */
  readonly values: Readonly<Record<string, string>>;
  /** What differs from it, label by label; null where all labels are alike. */
  readonly labelValues: readonly Readonly<Record<string, string>>[] | null;
}

/**
 * Returns every value of a file in one text: `lot: L17; serial: 0001 – 0100`. Where the labels have values of their own,
 * numbers that follow each other are given by the first and the last, all others one by one: `name: Ada | Bob`.
 */
export const valuesInWords = ({ values, labelValues }: FileValues): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        `${name}: ${inWords([value, ...(labelValues ?? []).map((own) => own[name] ?? value)])}`,
    )
    .join('; ');

function inWords(ofEachLabel: readonly string[]): string {
  const distinct = [...new Set(ofEachLabel)];
  const [first = '', last = ''] = [distinct[0], distinct.at(-1)];
  return isSeries(distinct) ? `${first} – ${last}` : distinct.join(' | ');
}

/** Returns whether the texts are three numbers or more, with the same text around each and the same step between them. */
function isSeries(texts: readonly string[]): boolean {
  const read = texts.map((text) => /^(?<before>.*?)(?<digits>\d{1,15})(?<after>\D*)$/su.exec(text)?.groups);
  const [first, second] = read;
  if (!first || !second || texts.length < 3) return false;
  const step = Number(second['digits']) - Number(first['digits']);
  return read.every(
    (one, index) =>
      one?.['before'] === first['before'] &&
      one?.['after'] === first['after'] &&
      Number(one?.['digits']) === Number(first['digits']) + index * step,
  );
}
