import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { layout } from '../layout/layout.ts';
import { readBarcodesOf } from '../testing/index.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { readZplLabels, renderZpl } from '../zpl/index.ts';

const fonts = loadFontSet();
const dpi = 203;
const value = '19501101530000';

const templateOf = (look: object) =>
  sampleTemplate({
    widthMm: 120,
    heightMm: 120,
    elements: [sampleBarcode({ symbology: 'itf14', value, xMm: 10, yMm: 10, ...look })],
  });

const sceneOf = (look: object) => layout(templateOf(look), {}, { dpi, fonts });

describe('bearer bars', () => {
  it.each([0, 90, 180, 270])(
    'are read with their ITF-14 when it is turned by %i degrees',
    async (rotation) => {
      const size = rotation % 180 === 0 ? { widthMm: 90, heightMm: 35 } : { widthMm: 35, heightMm: 90 };
      const template = templateOf({ ...size, rotation, bearerBars: true });
      expect(layout(template, {}, { dpi, fonts }).warnings).toEqual([]);
      const zpl = await renderZpl({ template, labels: [{ values: {}, copies: 1 }], dpi });
      const [label] = readZplLabels(new TextDecoder('latin1').decode(zpl));
      const found = label ? await readBarcodesOf(label.bitmap) : [];
      expect(found.map(({ text }) => text)).toEqual([value]);
    },
  );

  it('are two modules high, touch all bars and reach over the quiet zones', () => {
    const size = { widthMm: 90, heightMm: 35, humanReadable: false };
    const [modules, ...bearers] = sceneOf({ ...size, bearerBars: true }).nodes;
    if (modules?.kind !== 'modules') throw new Error('The first node is not the symbol.');
    const moduleMm = (4 * 25.4) / dpi;
    const xs = modules.outlines.flat().filter((_, index) => index % 2 === 0);
    const ys = modules.outlines.flat().filter((_, index) => index % 2 === 1);
    expect(bearers).toHaveLength(2);
    for (const bearer of bearers) {
      if (bearer.kind !== 'rectangle') throw new Error('A bearer bar is not a rectangle.');
      expect(bearer.heightMm).toBeCloseTo(2 * moduleMm, 1);
      expect(bearer.xMm).toBeCloseTo(Math.min(...xs) - 10 * moduleMm, 1);
      expect(bearer.xMm + bearer.widthMm).toBeCloseTo(Math.max(...xs) + 10 * moduleMm, 1);
      const ends = [bearer.yMm, bearer.yMm + bearer.heightMm];
      expect(
        ends.some((end) => Math.abs(end - Math.min(...ys)) < 0.02 || Math.abs(end - Math.max(...ys)) < 0.02),
      ).toBe(true);
    }
  });

  it('are not drawn where a template does not ask for them: what was approved stays as it is', () => {
    const kinds = sceneOf({ widthMm: 90, heightMm: 35 }).nodes.map(({ kind }) => kind);
    expect(kinds).toEqual(['modules', 'glyphs']);
  });

  it('need room: a low box is refused with the height that is missing', () => {
    const { problems } = sceneOf({ widthMm: 90, heightMm: 8, bearerBars: true });
    expect(problems.map(({ message }) => message)).toEqual([
      'ITF-14 of element “barcode”: it does not fit its place on the label; at 203 dpi it needs 8.4 mm of height and has 7.9 mm.',
    ]);
  });
});

describe('the text below a barcode', () => {
  it.each([
    [undefined, 8],
    [12, 12],
    [4, 4],
  ])('is at most as high as its element says: %s pt', (textSizePt, sizePt) => {
    const look = {
      widthMm: 90,
      heightMm: 35,
      bearerBars: true,
      ...(textSizePt !== undefined && { textSizePt }),
    };
    const sizes = sceneOf(look).nodes.flatMap((node) => (node.kind === 'glyphs' ? [node.sizePt] : []));
    expect(sizes).toEqual([sizePt]);
  });
});
