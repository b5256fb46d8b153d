import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { dotMm } from '../scene/length.ts';
import { symbologies, type BarcodeElement } from '../template/template-schema.ts';
import { sampleBarcode, sampleTemplate } from '../testing/sample-template.ts';
import { sampleValues } from '../testing/sample-values.ts';
import { barcodeFacts } from './barcode-facts.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();

const templateWith = (look: object) =>
  sampleTemplate({ variables: ['code'], elements: [sampleBarcode({ align: 'left', ...look })] });

function factsOf(look: object, code = '9501101530003', options: { dpi?: number; isCrowded?: boolean } = {}) {
  const template = templateWith(look);
  const [element] = template.elements;
  if (element?.type !== 'barcode') throw new Error('There is no barcode.');
  return barcodeFacts(element, template, { code }, { dpi: 203, fonts, ...options });
}

describe('the facts of a barcode', () => {
  it('are its modules, its dots and the sizes it could have', () => {
    const facts = factsOf({ widthMm: 45, heightMm: 30 });
    expect(facts.printed).toMatchObject({ modules: 113, dots: 3 });
    expect(facts.sizes.map(({ dots, widthMm, level }) => [dots, Number(widthMm.toFixed(1)), level])).toEqual([
      [2, 28.3, 'good-scanner'],
      [3, 42.4, 'anywhere'],
      [4, 56.6, 'anywhere'],
      [5, 70.7, 'anywhere'],
      [6, 84.8, 'anywhere'],
      // Its digits are larger, and leave less for the bars.
      [7, 99, 'well'],
    ]);
  });

  it.each([
    ['anywhere', { widthMm: 43, heightMm: 30 }, 'its bars are 0.38 mm wide, as the standard has them'],
    [
      'well',
      { widthMm: 43, heightMm: 20 },
      /^its bars are 1[67].\d mm high; from 22.8 mm on it is read anywhere$/,
    ],
    [
      'good-scanner',
      { widthMm: 30, heightMm: 30 },
      /^its bars are 0.25 mm wide; from 0.264 mm on every scanner/,
    ],
    ['good-scanner', { widthMm: 43, heightMm: 10 }, /high, the standard has 22.8 mm$/],
    ['not-printed', { widthMm: 20, heightMm: 30 }, /^it does not fit its place on the label/],
  ] as const)('have the level %s for %o, with the reason', (level, look, reason) => {
    const facts = factsOf(look);
    expect(facts.level).toBe(level);
    expect(facts.reason.message).toMatch(reason);
  });

  it('are as low as what stands in the quiet zone makes it', () => {
    const facts = factsOf({ widthMm: 43, heightMm: 30 }, undefined, { isCrowded: true });
    expect(facts.level).toBe('good-scanner');
  });

  it('have no sizes when the value cannot be encoded, and say why', () => {
    const facts = factsOf({}, '9501101530004');
    expect(facts).toMatchObject({ level: 'not-printed', sizes: [] });
    expect(facts.reason.message).toBe('check digit 3 expected, 4 found');
  });

  it('ask of a carton what GS1 asks of cartons', () => {
    const facts = factsOf({ symbology: 'itf14', widthMm: 60, heightMm: 20 }, '19501101530000');
    expect(facts.level).toBe('good-scanner');
    expect(facts.reason.message).toContain('0.495');
  });

  // The steps are what layout does, not an opinion of their own.
  it.each(symbologies.flatMap((symbology) => [203, 300, 600].map((dpi) => [symbology, dpi] as const)))(
    'print %s at %i dpi with as many dots as they say, and with one less in a box that is a dot smaller',
    (symbology, dpi) => {
      const { value } = sampleValues[symbology];
      const look = { symbology, xMm: 0, yMm: 0, humanReadable: true };
      const { sizes } = factsOf(look, value, { dpi });
      expect(sizes.length).toBeGreaterThan(1);
      for (const { dots, moduleMm, widthMm, heightMm } of sizes.slice(0, 3)) {
        const printed = (lessDots: number) =>
          factsOf({ ...look, widthMm: widthMm - lessDots * dotMm(dpi), heightMm }, value, { dpi }).printed
            ?.dots;
        expect(moduleMm).toBeCloseTo(dots * dotMm(dpi), 9);
        expect(printed(0)).toBe(dots);
        expect(printed(1) ?? 0).toBeLessThan(dots);
      }
    },
  );

  it('agree with the warning of the layout', () => {
    for (const widthMm of [30, 43, 60]) {
      const template = templateWith({ widthMm, heightMm: 30 });
      const scene = layout(template, { code: '9501101530003' }, { dpi: 203, fonts });
      const [element] = template.elements as readonly BarcodeElement[];
      if (!element) throw new Error('There is no barcode.');
      const { level } = barcodeFacts(element, template, { code: '9501101530003' }, { dpi: 203, fonts });
      expect(scene.warnings.some(({ code }) => code === 'barcode-fine')).toBe(level === 'good-scanner');
    }
  });
});
