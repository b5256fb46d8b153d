import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { rasteriseScene } from '../raster/rasterise-scene.ts';
import { dotMm, ptToMm } from '../scene/length.ts';
import type { GlyphRun, RectangleNode, Scene } from '../scene/scene.ts';
import { sceneToSvg } from '../svg/scene-to-svg.ts';
import type { LabelValues } from '../values/label-values.ts';
import { pageTexts, rasterisePages } from '../testing/rasterise-pages.ts';
import { sampleBarcode, sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { bitmapOfInk, isBlack } from '../zpl/bitmap.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();

const labelOf = (changes: Readonly<Record<string, unknown>>) =>
  sampleTemplate({
    version: 2,
    variables: ['text', 'other'],
    elements: [sampleText({ markup: true, ...changes })],
  });

const laidOut = (changes: Readonly<Record<string, unknown>>, values: LabelValues = {}, dpi = 300): Scene =>
  layout(labelOf(changes), values, { dpi, fonts });

const runsOf = ({ nodes }: Scene): readonly GlyphRun[] =>
  nodes.filter(({ kind }) => kind === 'glyphs') as GlyphRun[];
const linesOf = ({ nodes }: Scene): readonly RectangleNode[] =>
  nodes.filter(({ kind }) => kind === 'rectangle') as RectangleNode[];
const toldOf = ({ problems, warnings }: Scene) => [...problems, ...warnings].map(({ message }) => message);

/** Returns lines as `plain |bold| plain`. */
const linesAsRead = (scene: Scene): readonly string[] => {
  const lines: string[] = [];
  for (const { text, fontKey, continuesLine } of runsOf(scene)) {
    const written = fontKey === 'bold' ? `|${text}|` : text;
    if (continuesLine === true) lines.push(`${lines.pop()}${written}`);
    else lines.push(written);
  }
  return lines;
};

/** Returns where a run ends. */
const endOf = ({ xMm, sizePt, fontKey, text }: GlyphRun): number =>
  xMm +
  text.split(/(?<= )|(?= )/).reduce((sum, part) => sum + fonts[fontKey].shape(part).width, 0) *
    ptToMm(sizePt);

describe('a text with markup', () => {
  it('is set like one without, when it has no tags', () => {
    const words = fc.array(
      fc.constantFrom('Sugar', 'butter-cream', 'und', '<', '5 < 6', '&', '\n', '\u00ad', '漢'),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 3, max: 40 }), (parts, widthMm) => {
        const values = { text: parts.join(' ') };
        const look = { widthMm, minSizePt: 4, overflow: 'ellipsis' };
        const plain = layout(
          sampleTemplate({ variables: ['text', 'other'], elements: [sampleText(look)] }),
          values,
          { dpi: 203, fonts },
        );
        const marked = laidOut(look, values, 203);
        expect([marked.nodes, toldOf(marked)]).toEqual([plain.nodes, toldOf(plain)]);
      }),
      { numRuns: 200 },
    );
  });

  it('is one line of several runs, each where the one before ends', () => {
    const scene = laidOut({}, { text: 'Sugar, <b>milk</b>, salt' });
    const [sugar, milk, salt] = runsOf(scene);
    expect(linesAsRead(scene)).toEqual(['Sugar, |milk|, salt']);
    expect(milk?.xMm).toBeCloseTo(endOf(sugar as GlyphRun), 9);
    expect(salt?.xMm).toBeCloseTo(endOf(milk as GlyphRun), 9);
    expect(new Set(runsOf(scene).map(({ yMm }) => yMm)).size).toBe(1);
  });

  it('wraps between words, whatever their emphasis, and keeps a word that changes it in its middle', () => {
    const scene = laidOut({ widthMm: 22 }, { text: 'Flour, <b>milk powder, butter</b>milk, salt' });
    expect(linesAsRead(scene)).toEqual(['Flour, |milk|', '|powder,|', '|butter|milk,', 'salt']);
  });

  it('breaks a word that is too wide, at any emphasis', () => {
    const scene = laidOut({ widthMm: 9 }, { text: 'aaaaa<b>bbbbb</b>' });
    expect(linesAsRead(scene).length).toBeGreaterThan(1);
    expect(linesAsRead(scene).join('')).toMatch(/^a+(?:\|b+\|)+$/);
    for (const run of runsOf(scene)) expect(endOf(run)).toBeLessThanOrEqual(5 + 9 + 1e-6);
  });

  it('shrinks, is cut with an ellipsis, and keeps to its lines', () => {
    const text = `Sugar <b>milk</b> ${'flour '.repeat(30)}`;
    expect(runsOf(laidOut({ minSizePt: 4, heightMm: 10 }, { text }))[0]?.sizePt).toBeLessThan(10);
    const cut = laidOut(
      { maxLines: 1, widthMm: 20, overflow: 'ellipsis' },
      { text: 'Sugar <b>milk flour</b>' },
    );
    expect(linesAsRead(cut)).toEqual(['Sugar |mil…|']);
    expect(toldOf(cut)).toEqual([expect.stringMatching(/printed cut/)]);
    expect(toldOf(laidOut({ maxLines: 1, widthMm: 20 }, { text }))).toEqual([
      'The text of variable “text” does not fit its place on the label, even at 10 pt.',
    ]);
  });

  it.each(['center', 'right'] as const)('is aligned as a whole line: %s', (align) => {
    const runs = runsOf(laidOut({ align }, { text: 'Sugar <b>milk</b>' }));
    const [start, end] = [runs[0]?.xMm ?? 0, endOf(runs.at(-1) as GlyphRun)];
    const spare = [start - 5, 65 - end];
    expect(spare[1]).toBeCloseTo(align === 'right' ? 0 : (spare[0] ?? 0), 6);
  });

  it('is bold throughout in a bold element', () => {
    expect(linesAsRead(laidOut({ weight: 700 }, { text: 'a <b>b</b>' }))).toEqual(['|a b|']);
  });

  it('raises and lowers text of 60 % of its size', () => {
    const [base, raised, lowered] = runsOf(laidOut({}, { text: 'a<sup>2</sup><sub>3</sub>' })) as [
      GlyphRun,
      GlyphRun,
      GlyphRun,
    ];
    expect([raised.sizePt, lowered.sizePt]).toEqual([6, 6]);
    expect(base.yMm - raised.yMm).toBeCloseTo(0.35 * ptToMm(10), 9);
    expect(lowered.yMm - base.yMm).toBeCloseTo(0.14 * ptToMm(10), 9);
  });

  it('stays within its line box when it is raised or lowered', () => {
    const scene = laidOut({ yMm: 0, heightMm: 4.81 }, { text: 'Ag<sup>ÅÉg</sup><sub>Åg</sub>' });
    expect(toldOf(scene)).toEqual([]);
  });

  it.each([0, 90, 180, 270] as const)('has underlines of whole dots below it, turned by %i', (rotation) => {
    for (const dpi of [203, 300, 600]) {
      const scene = laidOut(
        { rotation, widthMm: 40, heightMm: 40 },
        { text: 'a <u>b <b>c</b> d</u> e <u>f</u>' },
        dpi,
      );
      const lines = linesOf(scene);
      expect(lines).toHaveLength(2);
      for (const { xMm, yMm, widthMm, heightMm, fill, strokeMm } of lines) {
        expect([fill, strokeMm]).toEqual(['black', 0]);
        const edges = [xMm, yMm, xMm + widthMm, yMm + heightMm].map((mm) => mm / dotMm(dpi));
        for (const edge of edges) expect(Math.abs(edge - Math.round(edge))).toBeLessThan(0.03);
        const thickness = Math.round(Math.min(widthMm, heightMm) / dotMm(dpi));
        expect(thickness).toBe(Math.max(1, Math.round((0.05 * ptToMm(10)) / dotMm(dpi))));
      }
      const [text] = runsOf(scene) as [GlyphRun];
      const [line] = lines as [RectangleNode];
      const isBelow = {
        0: line.yMm > text.yMm,
        90: line.xMm < text.xMm,
        180: line.yMm < text.yMm,
        270: line.xMm > text.xMm,
      };
      expect(isBelow[rotation]).toBe(true);
    }
  });

  it('is white with a white line below it', () => {
    expect(linesOf(laidOut({ color: 'white' }, { text: '<u>a</u>' }))[0]?.fill).toBe('white');
  });

  it('names tags that are printed as they stand, and prints them', () => {
    const scene = laidOut({ value: '<i>{{text}} {{other}}' }, { text: 'a</b>', other: '<b>b</b>' });
    expect(linesAsRead(scene)).toEqual(['<i>a</b> |b|']);
    expect(scene.problems).toEqual([]);
    expect(scene.warnings).toMatchObject([
      { code: 'markup-unread', elementId: 'text', args: { tag: '<i>' } },
      { code: 'markup-unread', variable: 'text', args: { tag: '</b>' } },
    ]);
  });

  it('names characters that cannot be printed, by the variable in which they are', () => {
    const { problems } = laidOut({ value: '<b>{{text}}</b> {{other}}' }, { text: 'a', other: '<u>漢</u>' });
    expect(problems).toMatchObject([{ code: 'character-missing', variable: 'other' }]);
  });

  it('is nothing when only tags are left', () => {
    expect(laidOut({ value: '<b>{{text}}</b>' }, { text: '<u></u>' }).nodes).toEqual([]);
  });

  it('takes values as long as their visible characters, where no other element prints their tags', () => {
    const variables = [{ name: 'text', type: 'default' as const, propertySize: 4, required: true }];
    const problemsOf = (elements: readonly unknown[], text: string) =>
      layout(sampleTemplate({ version: 2, variables, elements }), { text }, { dpi: 203, fonts }).problems.map(
        ({ code }) => code,
      );
    const marked = sampleText({ markup: true });
    const code = sampleBarcode({ symbology: 'qrcode', value: '{{text}}', yMm: 30 });
    expect(problemsOf([marked], '<b>milk</b>')).toEqual([]);
    expect(problemsOf([marked], '<b>milky</b>')).toEqual(['value-too-long']);
    expect(problemsOf([marked], '<b> </b>')).toEqual(['value-required']);
    expect(problemsOf([marked, code], '<b>milk</b>')).toEqual(['value-too-long']);
    expect(problemsOf([sampleText()], '<b>')).toEqual([]);
  });
});

describe('markup in a print', () => {
  const text = 'Sugar, <b>milk</b>, m<sup>2</sup> and <i>Fagus</i> <u>once</u> &lt;1 g';

  it('is the visible text when it is copied from a PDF', async () => {
    const pdf = await renderPdf({
      template: labelOf({}),
      labels: [{ values: { text }, copies: 1 }],
      dpi: 300,
    });
    expect((await pageTexts(pdf)).join('').replaceAll(/\s+/g, ' ').trim()).toBe(
      'Sugar, milk, m2 and Fagus once <1 g',
    );
  });

  it('has the same dots in PDF and thermal print, turned or not', async () => {
    for (const rotation of [0, 90, 180, 270]) {
      const template = labelOf({ rotation, sizePt: 18, widthMm: 50, heightMm: 50 });
      const pdf = await renderPdf({ template, labels: [{ values: { text }, copies: 1 }], dpi: 600 });
      const { width, height, ink } = rasteriseScene(layout(template, { text }, { dpi: 600, fonts }), {
        dpi: 600,
      });
      const own = bitmapOfInk({ width, height, ink });
      for await (const page of rasterisePages(pdf, { width, height })) {
        let black = 0;
        let other = 0;
        for (let y = 0; y < height; y += 1) {
          for (let x = 0; x < width; x += 1) {
            if (isBlack(own, x, y)) black += 1;
            if (isBlack(own, x, y) !== isBlack(page, x, y)) other += 1;
          }
        }
        expect(black).toBeGreaterThan(10_000);
        expect(other / black).toBeLessThan(0.06);
      }
    }
  });

  it('is slanted in the preview, too', () => {
    const svg = sceneToSvg(laidOut({}, { text: 'a <i>b</i>' }));
    expect(svg.match(/skewX\(12\)/g)).toHaveLength(1);
  });
});
