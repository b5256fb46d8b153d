/** What a button of a text with markup does: sets the selection apart, or breaks the line. */
export type MarkupTool = 'b' | 'i' | 'u' | 'sup' | 'sub' | 'br';

/** A text of a field and what is selected in it. */
export interface SelectedText {
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

/**
 * Returns a text in which the selection is between tags, or no longer is where it was: the same characters stay selected. A
 * line break takes the place of the selection, and the caret is behind it.
 */
export function taggedText({ text, from, until }: SelectedText, tool: MarkupTool): SelectedText {
  const [before, selected, after] = [text.slice(0, from), text.slice(from, until), text.slice(until)];
  const [open, close] = [`<${tool}>`, `</${tool}>`];
  if (tool === 'br') return at(before + open + after, from + open.length, 0);
  if (before.endsWith(open) && after.startsWith(close)) {
    const start = before.slice(0, -open.length);
    return at(start + selected + after.slice(close.length), start.length, selected.length);
  }
  if (
    selected.startsWith(open) &&
    selected.endsWith(close) &&
    selected.length > open.length + close.length - 1
  ) {
    const inner = selected.slice(open.length, -close.length);
    return at(before + inner + after, from, inner.length);
  }
  return at(before + open + selected + close + after, from + open.length, selected.length);
}

const at = (text: string, from: number, length: number): SelectedText => ({
  text,
  from,
  until: from + length,
});

/** Keys that do the same as buttons, with Ctrl or ⌘. */
const KEYS: Readonly<Record<string, MarkupTool>> = { b: 'b', i: 'i', u: 'u' };

/** Returns the button whose key was pressed; undefined for any other key. */
export const markupToolOf = (event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): MarkupTool | undefined =>
  (event.ctrlKey || event.metaKey) && !event.altKey ? KEYS[event.key.toLowerCase()] : undefined;

/** Tags of a web page or a text program that no label reads. */
const otherTag = /<\/?(?!(?:b|i|u|sup|sub|br)>)[a-zA-Z][^<>]*>/gu;

/** Returns a text without tags that no label reads; what is between them stays. */
export const withoutOtherTags = (text: string): string => text.replaceAll(otherTag, '');
