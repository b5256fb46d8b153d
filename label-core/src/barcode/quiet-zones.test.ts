import { describe, expect, it } from 'vitest';
import { createPartLayout } from '../layout/lay-out-parts.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { dotMm } from '../scene/length.ts';
import type { ModuleGroup } from '../scene/scene.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { symbolSizes } from './symbol-sizes.ts';

const fonts = loadFontSet();

const inDots = (mm: number) => Math.round(mm / dotMm(203));

/** Lays a code out and returns its quiet zones, and the box of its modules, in dots. */
function zonesOf(look: Readonly<Record<string, unknown>>, code = '9501101530003') {
  const template = sampleTemplate({ variables: ['code'], elements: [sampleBarcode(look)] });
  const part = createPartLayout()(template, { code }, { dpi: 203, fonts }).parts.get('barcode');
  const modules = part?.nodes.find((node): node is ModuleGroup => node.kind === 'modules');
  const places = modules?.outlines.flat() ?? [];
  const [xs, ys] = [0, 1].map((odd) => places.filter((_, index) => index % 2 === odd).map(inDots));
  return {
    zones: part?.quietZones?.map(({ x, y, width, height }) => [x, y, width, height].map(inDots)),
    left: Math.min(...(xs ?? [])),
    right: Math.max(...(xs ?? [])),
    top: Math.min(...(ys ?? [])),
    bottom: Math.max(...(ys ?? [])),
  };
}

/** Dots of a module of an EAN-13 in a box of 60 mm, and of a code matrix in one of 20 mm. */
const [BAR, SQUARE] = [4, 4];

describe('the quiet zones of a code', () => {
  it.each([
    [0, 'before'],
    [180, 'behind'],
  ])(
    'touch its bars at both sides, turned by %i degrees, the wide one %s an EAN-13',
    (rotation, wideSide) => {
      const { zones = [], left, right, top, bottom } = zonesOf({ rotation });
      const { quiet } = symbolSizes.ean13;
      const [wide, narrow] = [quiet.left * BAR, quiet.right * BAR];
      const [before, behind] = wideSide === 'before' ? [wide, narrow] : [narrow, wide];
      expect(zones.toSorted(([one = 0], [other = 0]) => one - other)).toEqual([
        // The long bars reach further than the others, and the quiet zones.
        [left - before, expect.any(Number), before, expect.any(Number)],
        [right, expect.any(Number), behind, expect.any(Number)],
      ]);
      for (const [, y = 0, , height = 0] of zones) {
        expect(y).toBeGreaterThanOrEqual(top);
        expect(y + height).toBeLessThanOrEqual(bottom);
      }
    },
  );

  it('are above and below it where it is turned by a quarter', () => {
    const { zones, top, bottom } = zonesOf({ rotation: 90, widthMm: 20, heightMm: 50 });
    const { quiet } = symbolSizes.ean13;
    const [before, behind] = zones ?? [];
    expect([before?.[1], before?.[3]]).toEqual([top - quiet.left * 3, quiet.left * 3]);
    expect([behind?.[1], behind?.[3]]).toEqual([bottom, quiet.right * 3]);
  });

  it('are all round a matrix', () => {
    const look = { symbology: 'qrcode', widthMm: 20, heightMm: 20 };
    const { zones, left, right, top, bottom } = zonesOf(look, 'https://example.test');
    const side = symbolSizes.qrcode.quiet.left * SQUARE;
    const [width, height] = [right - left, bottom - top];
    expect(zones).toEqual([
      [left - side, top, side, height],
      [right, top, side, height],
      [left - side, top - side, width + 2 * side, side],
      [left - side, bottom, width + 2 * side, side],
    ]);
  });

  it('are none where nothing is printed', () => {
    expect(zonesOf({ widthMm: 10 }).zones).toBeUndefined();
    const template = sampleTemplate({ variables: ['text'], elements: [sampleText()] });
    const { parts } = createPartLayout()(template, { text: 'Jam' }, { dpi: 203, fonts });
    expect(parts.get('text')?.quietZones).toBeUndefined();
  });
});
