import { parseBinding } from './binding.ts';

/** A template text with the values inserted, and the range of each variable in it. */
export interface BoundText {
  readonly text: string;
  readonly spans: readonly BoundSpan[];
}

interface BoundSpan {
  readonly variable: string;
  /** Display name of the variable. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Values of variables by name, and their display names where these differ from the names. */
export interface BindingSource {
  readonly values: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, string>;
}

/** Inserts values into `Lot {{lot}}`; a variable without a value becomes empty. */
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

/** Returns the variables that contributed characters to this range of the text, each once, in order. */
export function variablesWithin(bound: BoundText, from: number, until: number): readonly string[] {
  const within = bound.spans.filter(({ start, end }) => start < until && end > from && start < end);
  return [...new Set(within.map(({ variable }) => variable))];
}
