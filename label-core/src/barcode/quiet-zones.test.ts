import { describe, expect, it } from 'vitest';
import { createPartLayout } from '../layout/lay-out-parts.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { dotMm } from '../scene/length.ts';
import type { ModuleGroup } from '../scene/scene.ts';
import { dotsInside } from '../scene/dot-grid.ts';
import { symbologies, type LabelTemplate, type Symbology } from '../template/template-schema.ts';
import { sampleValues } from '../testing/sample-values.ts';
import { barcodeFacts } from '../layout/barcode-facts.ts';
import type { LabelJob } from '../pdf/label-job.ts';
import { isBlack } from '../zpl/bitmap.ts';
import { renderZpl } from '../zpl/render-zpl.ts';
import { readZplLabels } from '../zpl/zpl-label.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { symbolSizes } from './symbol-sizes.ts';

const fonts = loadFontSet();

/** Finer dots are measured only in the full run, because they take long. */
const resolutions = process.env['TEST_RUN'] === 'main' ? [203] : [203, 300, 600];

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

/** Returns the box of what a thermal printer burns of a label, and the dots of a module. */
async function inkOf(job: LabelJob, template: LabelTemplate, symbology: Symbology) {
  const [label] = readZplLabels(new TextDecoder('latin1').decode(await renderZpl(job)));
  if (!label) throw new Error(`No ${symbology} was printed.`);
  const { bitmap } = label;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = 0; y < bitmap.height; y += 1) {
    for (let x = 0; x < bitmap.width; x += 1) {
      if (!isBlack(bitmap, x, y)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  const [element] = template.elements;
  if (element?.type !== 'barcode') throw new Error('The label has no barcode.');
  const { printed } = barcodeFacts(element, template, {}, { dpi: job.dpi, fonts });
  return { left, top, right, bottom, module: printed?.dots ?? 0 };
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

  it.each(
    symbologies.flatMap((symbology) => [0, 90, 180, 270].map((rotation) => [symbology, rotation] as const)),
  )(
    'of a %s turned by %i degrees are as wide as its standard asks, and white on the print',
    async (symbology, rotation) => {
      const isSideways = rotation % 180 === 90;
      const element = sampleBarcode({
        symbology,
        rotation,
        value: sampleValues[symbology].value,
        xMm: 3.3,
        yMm: 2.7,
        widthMm: isSideways ? 27.3 : 62.1,
        heightMm: isSideways ? 62.1 : 27.3,
        humanReadable: false,
      });
      const template = sampleTemplate({ widthMm: 68, heightMm: 68, elements: [element] });
      for (const dpi of resolutions) {
        const job = { template, labels: [{ values: {}, copies: 1 }], dpi };
        const { left, right, top, bottom, module } = await inkOf(job, template, symbology);
        const { quiet } = symbolSizes[symbology];
        // Left, top, right and bottom of the upright symbol; turned clockwise, each takes the place of the next.
        const upright = [quiet.left, quiet.vertical, quiet.right, quiet.vertical];
        const wanted = (place: number) => (upright[(place - rotation / 90 + 4) % 4] ?? 0) * module;
        const box = dotsInside(
          { x: 3.3, y: 2.7, width: isSideways ? 27.3 : 62.1, height: isSideways ? 62.1 : 27.3 },
          dpi,
        );
        expect(left - box.x).toBeGreaterThanOrEqual(wanted(0));
        expect(top - box.y).toBeGreaterThanOrEqual(wanted(1));
        expect(box.x + box.width - right).toBeGreaterThanOrEqual(wanted(2));
        expect(box.y + box.height - bottom).toBeGreaterThanOrEqual(wanted(3));
      }
    },
  );

  it('are none where nothing is printed', () => {
    expect(zonesOf({ widthMm: 10 }).zones).toBeUndefined();
    const template = sampleTemplate({ variables: ['text'], elements: [sampleText()] });
    const { parts } = createPartLayout()(template, { text: 'Jam' }, { dpi: 203, fonts });
    expect(parts.get('text')?.quietZones).toBeUndefined();
  });
});
