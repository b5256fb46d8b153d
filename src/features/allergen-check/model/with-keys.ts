import type { AllergenFinding } from 'label-core/allergen';

/** Returns findings with a key each that stays when the text changes elsewhere: the word, and which of its places it is. */
export function withKeys(
  findings: readonly AllergenFinding[],
): readonly (AllergenFinding & { key: string })[] {
  const places = new Map<string, number>();
  return findings.map((finding) => {
    const name = `${finding.group} ${finding.word}`;
    const place = (places.get(name) ?? 0) + 1;
    places.set(name, place);
    return { ...finding, key: `${name} ${place}` };
  });
}
