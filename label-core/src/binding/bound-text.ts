import { parseBinding } from './binding.ts';

/** A template text with the values put in, knowing which stretch came from which variable. */
export interface BoundText {
  readonly text: string;
  readonly spans: readonly BoundSpan[];
}

interface BoundSpan {
  readonly variable: string;
  readonly start: number;
  readonly end: number;
}

/** Puts values into `Lot {{lot}}`; a variable without value leaves nothing behind. */
export function bindText(template: string, values: ReadonlyMap<string, string>): BoundText {
  const spans: BoundSpan[] = [];
  let text = '';
  for (const segment of parseBinding(template)) {
    if ('literal' in segment) {
      text += segment.literal;
    } else {
      const start = text.length;
      text += values.get(segment.variable) ?? '';
      spans.push({ variable: segment.variable, start, end: text.length });
    }
  }
  return { text, spans };
}

/** The variables that put characters into this stretch of the text, each once, in order. */
export function variablesWithin(bound: BoundText, from: number, until: number): readonly string[] {
  const within = bound.spans.filter(({ start, end }) => start < until && end > from && start < end);
  return [...new Set(within.map(({ variable }) => variable))];
}
