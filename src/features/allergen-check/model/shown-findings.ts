import type { AllergenFinding } from 'label-core/allergen';

/** A finding as it is shown. */
export interface ShownFinding extends AllergenFinding {
  /** Stays when the text changes elsewhere: the word, and which of its places it is. */
  readonly key: string;
  /** The text around it. */
  readonly before: string;
  readonly after: string;
}

/** Returns findings in a text with what is shown of each. */
export function shownFindings(text: string, findings: readonly AllergenFinding[]): readonly ShownFinding[] {
  const places = new Map<string, number>();
  return findings.map((finding) => {
    const name = `${finding.group} ${finding.word}`;
    const place = (places.get(name) ?? 0) + 1;
    places.set(name, place);
    return { ...finding, ...inContext(text, finding), key: `${name} ${place}` };
  });
}

/** Characters shown before and after a name. */
const CONTEXT = 18;

/** Returns the text around a range, from a word's start to a word's end; an ellipsis where it goes on. */
export function inContext(
  text: string,
  { start, end }: { start: number; end: number },
): { before: string; after: string } {
  const from = start <= CONTEXT ? 0 : wordStartBefore(text, start);
  const until = end + CONTEXT >= text.length ? text.length : wordEndAfter(text, end);
  return {
    before: `${from > 0 ? '… ' : ''}${text.slice(from, start)}`,
    after: `${text.slice(end, until)}${until < text.length ? ' …' : ''}`,
  };
}

function wordStartBefore(text: string, start: number): number {
  const space = text.slice(start - CONTEXT, start).search(/\s/u);
  // A word longer than the context begins in its middle: the part before the name is shown whole only up to here.
  return start - CONTEXT + (space < 0 ? 0 : space + 1);
}

function wordEndAfter(text: string, end: number): number {
  const space = text
    .slice(end, end + CONTEXT)
    .trimEnd()
    .lastIndexOf(' ');
  return space <= 0 ? end + CONTEXT : end + space;
}
