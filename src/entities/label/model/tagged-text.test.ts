import { describe, expect, it } from 'vitest';
import { markupToolOf, taggedText, type MarkupTool } from './tagged-text';

/** Writes a text with its selection in brackets, and reads it. */
const read = (written: string) => {
  const [from, end] = [written.indexOf('['), written.indexOf(']') - 1];
  return { text: written.replaceAll(/[[\]]/g, ''), from, until: end };
};
const write = ({ text, from, until }: ReturnType<typeof read>) =>
  `${text.slice(0, from)}[${text.slice(from, until)}]${text.slice(until)}`;

describe('a button of a text with markup', () => {
  it.each<[string, MarkupTool, string]>([
    ['Sugar, [milk], salt', 'b', 'Sugar, <b>[milk]</b>, salt'],
    ['Sugar, <b>[milk]</b>', 'b', 'Sugar, [milk]'],
    ['Sugar, [<b>milk</b>]', 'b', 'Sugar, [milk]'],
    ['Sugar, <b>[milk]</b>', 'u', 'Sugar, <b><u>[milk]</u></b>'],
    ['m[2]', 'sup', 'm<sup>[2]</sup>'],
    ['Sugar[]', 'b', 'Sugar<b>[]</b>'],
    ['a[ ]b', 'br', 'a<br>[]b'],
    ['[<b>]', 'b', '<b>[<b>]</b>'],
  ])('changes %s by %s to %s', (before, tool, after) => {
    expect(write(taggedText(read(before), tool))).toBe(after);
  });

  it('has a key with Ctrl or ⌘', () => {
    const press = { key: 'b', ctrlKey: true, metaKey: false, altKey: false };
    expect(markupToolOf(press)).toBe('b');
    expect(markupToolOf({ ...press, ctrlKey: false, metaKey: true, key: 'I' })).toBe('i');
    expect(markupToolOf({ ...press, ctrlKey: false })).toBeUndefined();
    expect(markupToolOf({ ...press, altKey: true })).toBeUndefined();
    expect(markupToolOf({ ...press, key: 'x' })).toBeUndefined();
  });
});
