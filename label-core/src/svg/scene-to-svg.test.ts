import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layout } from '../layout/layout.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { samplePng } from '../testing/sample-image.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { drawingOf } from './drawing.ts';
import { escapeXml } from './escape-xml.ts';
import { sceneToSvg } from './scene-to-svg.ts';

const fonts = loadFontSet();
const box = { xMm: 1, yMm: 2, widthMm: 30, heightMm: 20 };

function draw(elements: readonly unknown[], values: Record<string, string> = {}, title?: string): string {
  const variables = ['text', 'code', { name: 'logo', type: 'media-ref' } as const];
  const scene = layout(sampleTemplate({ variables, elements }), values, {
    dpi: 203,
    fonts,
    images: { logo: samplePng(40, 20) },
  });
  return sceneToSvg(scene, title === undefined ? {} : { title });
}

/** Returns the end of each step of a path whose commands but M are relative. */
function pointsOf(d = ''): readonly (readonly [number, number])[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...d.matchAll(/([Mmlqcz])([^Mmlqcz]*)/g)].map(([, command = '', words = '']) => {
    const [down = 0, across = 0] = (words.match(/-?[\d.]+/g) ?? []).map(Number).toReversed();
    if (command === 'M') [x, y] = [across, down];
    else if (command === 'z') [x, y] = [startX, startY];
    else [x, y] = [x + across, y + down];
    if (command === 'm') [startX, startY] = [x, y];
    return [x, y] as const;
  });
}

describe('the picture of a label', () => {
  it('has the size of the label and a name', () => {
    const svg = draw([]);
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 100 60" width="100mm" height="60mm">' +
        '<title>Sample</title><rect width="100" height="60" fill="white"/></svg>',
    );
  });

  it('draws a line of text as one path where its baseline begins', () => {
    const svg = draw([sampleText({ value: 'H H' })]);
    const [run] = svg.match(/<path[^>]*>/g) ?? [];
    expect(run).toContain('transform="translate(5 8.7712) scale(');
    // Two letters and a space give two outlines, the second of which begins further right.
    const starts = [...(run ?? '').matchAll(/M(\d+) 0m/g)].map(([, x]) => Number(x));
    expect(starts).toHaveLength(2);
    expect(starts[1]).toBe(
      Math.round(1000 * (fonts.regular.shape('H').width + fonts.regular.shape(' ').width)),
    );
  });

  it('draws the same line in millimetres for a drawing that changes', () => {
    const template = sampleTemplate({ elements: [sampleText({ value: 'Hat 8' })] });
    const [run] = layout(template, {}, { dpi: 203, fonts }).nodes;
    if (run?.kind !== 'glyphs') throw new Error('There is no text.');
    const attributesOf = (inMm: boolean) => drawingOf(run, fonts, { inMm })?.attributes ?? {};
    const [inUnits, inMm] = [attributesOf(false), attributesOf(true)];
    expect(inMm['transform']).toBeUndefined();
    const [, x = 0, y = 0, scale = 0] = (inUnits['transform'] ?? '')
      .split(/translate\(| |\) scale\(/)
      .map(Number);
    const expected = pointsOf(inUnits['d']).map(([across, down]) => [x + across * scale, y - down * scale]);
    const points = pointsOf(inMm['d']);
    expect(points).toHaveLength(expected.length);
    const distances = points.flatMap(([across, down], index) => [
      Math.abs(across - (expected[index]?.[0] ?? Number.NaN)),
      Math.abs(down - (expected[index]?.[1] ?? Number.NaN)),
    ]);
    // Outlines begin at whole font units where there is a transform.
    expect(Math.max(...distances)).toBeLessThan(0.005);
  });

  it('turns text with its element', () => {
    expect(draw([sampleText({ value: 'H', rotation: 90 })])).toContain(' rotate(90) scale(');
  });

  it('draws all bars of a barcode as one path', () => {
    const svg = draw([sampleBarcode({ humanReadable: false })], { code: '9501101530003' });
    expect(svg.match(/<path/g)).toHaveLength(1);
    expect(svg.match(/M/g)).toHaveLength(30);
  });

  it.each([
    ['rectangle', { radiusMm: 1 }, /<rect x="[\d.]+" y="[\d.]+" .*rx="1" fill="none" stroke="black"/],
    ['ellipse', { fill: 'black' }, /<ellipse cx="16" cy="12" rx="15" ry="10" fill="black"\/>/],
    [
      'image',
      { source: { variable: 'logo' }, fit: 'cover', rotation: 180 },
      /<image x="1" .*slice" transform="rotate\(180 16 12\)" .*href="data:image\/png;base64,iVBOR/,
    ],
    [
      'line',
      { x1Mm: 0, y1Mm: 0, x2Mm: 5, y2Mm: 5, strokeMm: 1 },
      /<line x1="0" y1="0" x2="5" y2="5" stroke="black"/,
    ],
  ])('draws a %s', (type, changes, markup) => {
    const place = type === 'line' ? {} : box;
    expect(draw([{ type, id: 'shape', ...place, ...changes }], { logo: 'logo' })).toMatch(markup);
  });
});

describe('a text in the picture of a label', () => {
  it('cannot add markup through a value, a title or a name', () => {
    const bad = fc.oneof(
      fc.constantFrom(
        '</title><script>alert(1)</script>',
        '"/><image href="x" onerror="x"/>',
        "' onload='x",
        ']]>&lt;',
      ),
      fc.string({ unit: 'binary' }),
    );
    const elements = [sampleText(), sampleBarcode({ symbology: 'qrcode', humanReadable: true })];
    fc.assert(
      fc.property(bad, bad, (value, title) => {
        const svg = draw(elements, { text: value, code: value, logo: value }, title);
        const [, inside = ''] = /<title>(.*?)<\/title>/su.exec(svg) ?? [];
        expect(inside).not.toMatch(/[<>"']/);
        const drawing = svg.slice(svg.indexOf('</title>'));
        const tags = [...drawing.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag);
        expect(tags.filter((tag) => !['title', 'rect', 'path', 'svg'].includes(tag ?? ''))).toEqual([]);
        expect(drawing).not.toMatch(/\son[a-z]+=/);
      }),
    );
  });

  it.each([
    ['<b title="x">&\'', '&lt;b title=&quot;x&quot;&gt;&amp;&#39;'],
    ['a\u0000b\ud800c\uffff', 'abc'],
    ['é 👍 \t\n', 'é 👍 \t\n'],
  ])('such as %j is written as %j', (text, written) => {
    expect(escapeXml(text)).toBe(written);
  });
});
