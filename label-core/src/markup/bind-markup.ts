import type { BindingSource, BoundText } from '../binding/bound-text.ts';
import { type Emphasis, emphasisOf, plain } from './emphasis.ts';
import { type MarkupTag, type MarkupToken, templateTokens, valueTokens } from './markup-tokens.ts';

/** Characters that are set apart in the same way. */
export interface MarkedText {
  readonly text: string;
  readonly emphasis: Emphasis;
}

/** A tag that is printed as it stands. */
export interface MarkupFault {
  readonly tag: string;
  /** Variable in whose value it is; absent where it is in the template. */
  readonly variable?: string;
}

/** A template text with values, as it is seen: tags became emphasis. */
export interface BoundMarkup {
  readonly marked: readonly MarkedText[];
  /** The visible text, and the range of each variable in it. */
  readonly bound: BoundText;
  readonly faults: readonly MarkupFault[];
}

/**
 * Inserts values into a template text, both with markup. Each value is read by itself: its tags are balanced within it, so
 * that a value neither ends nor changes what the template sets apart.
 */
export function bindMarkup(template: string, { values, labels }: BindingSource): BoundMarkup {
  const marked: MarkedText[] = [];
  const faults: MarkupFault[] = [];
  const spans: BoundText['spans'][number][] = [];
  const outer: MarkupTag[] = [];
  let text = '';
  write(templateTokens(template), outer);
  return { marked, bound: { text, spans }, faults };

  function write(tokens: readonly MarkupToken[], open: MarkupTag[], variable?: string): void {
    for (const token of tokens) {
      if (token.kind === 'open') open.push(token.tag);
      else if (token.kind === 'close') open.splice(open.lastIndexOf(token.tag), 1);
      else if (token.kind === 'variable') writeValue(token.variable);
      else {
        if (token.isFault === true)
          faults.push({ tag: token.text, ...(variable !== undefined && { variable }) });
        append(marked, token.text, emphasisOf(open));
        text += token.text;
      }
    }
  }

  function writeValue(variable: string): void {
    const start = text.length;
    write(valueTokens(values.get(variable) ?? ''), [...outer], variable);
    spans.push({ variable, label: labels.get(variable) ?? variable, start, end: text.length });
  }
}

function append(marked: MarkedText[], text: string, emphasis: Emphasis): void {
  const last = marked.at(-1);
  if (last?.emphasis === emphasis) marked[marked.length - 1] = { text: last.text + text, emphasis };
  else marked.push({ text, emphasis });
}

/** Returns a text without markup in the form of one with it. */
export const unmarked = (bound: BoundText): BoundMarkup => ({
  marked: [{ text: bound.text, emphasis: plain }],
  bound,
  faults: [],
});

/** Returns a value as it is seen where markup is read. */
export const readMarkup = (value: string): readonly MarkedText[] =>
  bindMarkup('{{value}}', { values: new Map([['value', value]]), labels: new Map() }).marked;

/** Returns what is seen of a value where markup is read; `<br>` is a line feed. */
export const visibleText = (value: string): string =>
  valueTokens(value)
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Returns a value so that it prints the same when it stands in the text of a template instead of a variable: tags without a
 * counterpart are written as characters.
 */
export const balancedMarkup = (value: string): string =>
  valueTokens(value)
    .map((token) => {
      if (token.kind === 'open' || token.kind === 'close') return token.written;
      if (token.kind === 'variable') return '';
      return token.text.replaceAll(/[&<>]/gu, (character) => entities[character] ?? '');
    })
    .join('');
