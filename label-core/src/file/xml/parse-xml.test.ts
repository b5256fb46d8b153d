import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../svg/escape-xml.ts';
import { LabelFileError } from '../label-file.ts';
import { parseXml } from './parse-xml.ts';
import { textOf, type XmlElement, type XmlNode } from './xml-node.ts';

function refusalOf(text: string): string {
  try {
    parseXml(text);
  } catch (error) {
    if (error instanceof LabelFileError) return error.message;
    throw error;
  }
  return '';
}

const names = fc.constantFrom('g', 'svg:rect', 'text', 'Ä-1');
const texts = fc.string({ unit: fc.constantFrom('a', '&', '<', '"', "'", ' ', 'é', '\n', ']]>') });
const attributeMaps = fc
  .dictionary(fc.constantFrom('id', 'x', 'xlink:href'), texts)
  .map((all) => new Map(Object.entries(all)));
const treesOf = (children: fc.Arbitrary<XmlNode[]>): fc.Arbitrary<XmlElement> =>
  fc.record({ name: names, attributes: attributeMaps, children });
const texted = treesOf(texts.map((text) => (text === '' ? [] : [text])));
const trees = treesOf(fc.array(treesOf(fc.array(texted, { maxLength: 3 })), { maxLength: 3 }));

function written({ name, attributes, children }: XmlElement): string {
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : written(child)));
  const all = Array.from(attributes, ([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${all.join('')}>${inside.join('')}</${name}>`;
}

describe('XML', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(parseXml(written(tree))).toEqual(tree);
      }),
    );
  });

  it('may hold comments, instructions, CDATA, entities, both quotes and the usual document type', () => {
    const root = parseXml(
      `\ufeff<?xml version="1.0"?><!-- a < b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg a='x "y"' b = "&#x41;&#66;&amp;"><!-- -->one<![CDATA[<two>&amp;]]><g/></svg >\n`,
    );
    expect([...root.attributes]).toEqual([
      ['a', 'x "y"'],
      ['b', 'AB&'],
    ]);
    expect(textOf(root)).toBe('one<two>&amp;');
  });

  it.each([
    ['', 'The SVG is not well-formed: line 1 holds no drawing.'],
    ['<a>\n<b></a>', 'The SVG is not well-formed: line 2 ends <a>, but <b> is open.'],
    ['<a>', 'The SVG is not well-formed: line 1 ends while <a> is open.'],
    ['<a/><b/>', 'The SVG is not well-formed: line 1 has a second drawing behind the first.'],
    ['<a/>b', 'The SVG is not well-formed: line 1 has text outside of the drawing.'],
    ['</a>', 'The SVG is not well-formed: line 1 ends <a>, which is not open.'],
    ['<a b="1" b="2"/>', 'The SVG is not well-formed: line 1 has a tag that is not complete.'],
    ['<a b=1/>', 'The SVG is not well-formed: line 1 has a tag that is not complete.'],
    ['<a b="<"/>', 'The SVG is not well-formed: line 1 has a tag that is not complete.'],
    ['<a><!-- ', 'The SVG is not well-formed: line 1 begins a comment that does not end.'],
    ['<a>&nbsp;</a>', 'The SVG uses “&nbsp;”, which is no character of XML. Write “&amp;” for &.'],
    ['<a>&#0;</a>', 'The SVG uses “&#0;”, which is no character of XML. Write “&amp;” for &.'],
    ['<a b="&#xD800;"/>', 'The SVG uses “&#xD800;”, which is no character of XML. Write “&amp;” for &.'],
    ['<a>'.repeat(101), 'The SVG is nested more than 100 elements deep.'],
    [
      `<a>${'<b/>'.repeat(20_001)}</a>`,
      'The SVG has more than 20,000 elements. Simplify the drawing, or embed it as one picture.',
    ],
    [
      '<?xml-stylesheet href="http://evil.test/a.css"?><svg/>',
      'The SVG names a style sheet outside of the file. Embed the styles, and upload it again.',
    ],
  ])('written as “$0” is refused', (text, message) => {
    expect(refusalOf(text)).toBe(message);
  });

  it.each([
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>',
    '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
    '<!DOCTYPE html><svg/>',
    '<svg><!ENTITY a "b"></svg>',
  ])('with a document type or an entity of its own is refused: %s', (text) => {
    expect(refusalOf(text)).toBe(
      'The SVG holds a document type with definitions of its own (<!DOCTYPE …> or <!ENTITY …>). Save it as plain SVG, without them.',
    );
  });

  it('is read or refused, whatever text it is', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      '<a',
      '</a>',
      ' b="',
      '"',
      '&',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<!',
      'x',
      '=',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (all) => {
        expect(typeof refusalOf(all.join(''))).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });
});

const withEntities = (count: number) => `<svg><desc a="${'&#10;'.repeat(count - 1)}">&amp;</desc></svg>`;

describe('entities of an XML file', () => {
  it('may be as many as the lines of the largest embedded picture', () => {
    expect(refusalOf(withEntities(200_000))).toBe('');
  });

  it('are refused beyond that before any is resolved', () => {
    expect(refusalOf(withEntities(200_001))).toBe(
      'The SVG writes more than 200,000 characters as entities (&…). Save it with the characters themselves.',
    );
  });
});
