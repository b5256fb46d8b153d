import { parseBinding } from './binding.ts';

/** A template text with the values put in, knowing which stretch came from which variable. */
export interface BoundText {
  readonly text: string;
  readonly spans: readonly BoundSpan[];
}

interface BoundSpan {
  readonly variable: string;
  /** What people call the variable. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** What stands behind the names of variables: their values, and what people call them where that is something else. */
export interface BindingSource {
  readonly values: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, string>;
}

/** Puts values into `Lot {{lot}}`; a variable without value leaves nothing behind. */
export function bindText(template: string, { values, labels }: BindingSource): BoundText {
  const spans: BoundSpan[] = [];
  let text = '';
  for (const segment of parseBinding(template)) {
    if ('literal' in segment) {
      text += segment.literal;
    } else {
      const start = text.length;
      text += values.get(segment.variable) ?? '';
      const { variable } = segment;
      spans.push({ variable, label: labels.get(variable) ?? variable, start, end: text.length });
    }
  }
  return { text, spans };
}

/** The variables that put characters into this stretch of the text, each once, in order. */
export function variablesWithin(bound: BoundText, from: number, until: number): readonly string[] {
  const within = bound.spans.filter(({ start, end }) => start < until && end > from && start < end);
  return [...new Set(within.map(({ variable }) => variable))];
}
