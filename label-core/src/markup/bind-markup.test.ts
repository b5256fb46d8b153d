import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancedMarkup, bindMarkup, visibleText } from './bind-markup.ts';

const noLabels = new Map<string, string>();

/** Writes marked text as `b:milk`, so that a test reads like a label. */
const shown = (template: string, values: Readonly<Record<string, string>> = {}): readonly string[] =>
  bindMarkup(template, { values: new Map(Object.entries(values)), labels: noLabels }).marked.map(
    ({ text, emphasis: { isBold, isSlanted, isUnderlined, script } }) => {
      const marks = [isBold && 'b', isSlanted && 'i', isUnderlined && 'u', script];
      return `${marks.filter((mark) => mark !== false && mark !== undefined).join('+')}:${text}`;
    },
  );

const faultsOf = (template: string, values: Readonly<Record<string, string>> = {}) =>
  bindMarkup(template, { values: new Map(Object.entries(values)), labels: noLabels }).faults;

describe('markup', () => {
  it.each<[string, string, readonly string[]]>([
    ['bold', 'sugar, <b>milk</b>', [':sugar, ', 'b:milk']],
    ['all tags', '<b>a</b><i>b</i><u>c</u>', ['b:a', 'i:b', 'u:c']],
    ['raised and lowered', 'm<sup>2</sup>H<sub>2</sub>O', [':m', 'sup:2', ':H', 'sub:2', ':O']],
    ['tags in each other', '<b>a<u>b</u></b>', ['b:a', 'b+u:b']],
    ['tags across each other', '<b>a<u>b</b>c</u>', ['b:a', 'b+u:b', 'u:c']],
    ['the inner one of raised and lowered', '<sup>a<sub>b</sub></sup>', ['sup:a', 'sub:b']],
    ['line breaks', 'a<br>b', [':a\nb']],
    ['the three entities', '&lt;b&gt; &amp;amp;', [':<b> &amp;']],
    ['no other entity', '&nbsp;&eacute;', [':&nbsp;&eacute;']],
    ['a smaller-than sign as a character', 'salt <0.1 g, a < b', [':salt <0.1 g, a < b']],
    ['no tag that is unknown', 'a <em>b</em>', [':a <em>b</em>']],
    ['no tag with more in it', '<b >a</b> <br/>', [':<b >a</b> <br/>']],
    ['no capitals', '<B>a</B>', [':<B>a</B>']],
    ['no opening tag alone', 'a <b>b', [':a <b>b']],
    ['no closing tag alone', 'a</b> b', [':a</b> b']],
    ['an outer tag only when it is closed', '<b>a<b>b</b>', [':<b>a', 'b:b']],
  ])('reads %s', (_name, text, expected) => {
    expect(shown(text)).toEqual(expected);
    expect(shown('{{value}}', { value: text })).toEqual(expected);
  });

  it('of the template reaches over values', () => {
    expect(shown('<b>{{a}} and {{b}}</b>.', { a: 'milk', b: 'nuts' })).toEqual(['b:milk and nuts', ':.']);
  });

  it('of a value neither ends nor begins what the template sets apart', () => {
    expect(shown('<b>{{a}}!</b>', { a: 'x</b>y' })).toEqual(['b:x</b>y!']);
    expect(shown('{{a}} z {{b}}', { a: '<b>x', b: 'y</b>' })).toEqual([':<b>x z y</b>']);
    expect(shown('<u>{{a}}</u>', { a: '<b>x</b>y' })).toEqual(['b+u:x', 'u:y']);
  });

  it('is not put together from the template and a value', () => {
    expect(shown('<{{a}}>x</b>', { a: 'b' })).toEqual([':<b>x</b>']);
  });

  it('names what is printed as it stands, and the variable in which it is', () => {
    expect(faultsOf('<em>{{a}} {{b}}', { a: 'x</b>', b: 'y <0.1' })).toEqual([
      { tag: '<em>' },
      { tag: '</b>', variable: 'a' },
    ]);
  });

  it('leaves of a value what is seen', () => {
    expect(visibleText('<b>milk</b><br>5 &lt; 6</b>')).toBe('milk\n5 < 6</b>');
  });

  it('prints the same when a value takes the place of its variable', () => {
    const piece = fc.constantFrom(
      '<b>',
      '</b>',
      '<sup>',
      '</sup>',
      '<br>',
      '<x>',
      '&lt;',
      '&',
      '<',
      '>',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const value = pieces.join('');
        expect(shown(`<b>{{v}}</b>c`, { v: value })).toEqual(shown(`<b>${balancedMarkup(value)}</b>c`));
      }),
    );
  });

  it('loses no character and adds none, whatever the text', () => {
    const piece = fc.constantFrom('<b>', '</b>', '<u>', '</u>', '<sup>', '</sup>', '<x>', '<', '>', 'a', ' ');
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (outer, inner) => {
        const [template, value] = [`${outer.join('')}{{v}}${outer.toReversed().join('')}`, inner.join('')];
        const { marked, bound } = bindMarkup(template, { values: new Map([['v', value]]), labels: noLabels });
        const text = marked.map((one) => one.text).join('');
        const known = /<\/?(?:b|u|sup)>/g;
        expect(bound.text).toBe(text);
        expect(text.replace(known, '')).toBe(template.replace('{{v}}', value).replace(known, ''));
        const [span] = bound.spans;
        expect(text.slice(span?.start, span?.end)).toBe(visibleText(value));
      }),
    );
  });
});
