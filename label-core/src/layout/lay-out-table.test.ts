import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { dotMm, ptToMm } from '../scene/length.ts';
import type { GlyphRun, RectangleNode } from '../scene/scene.ts';
import { pageTexts } from '../testing/rasterise-pages.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import type { LabelValues } from '../values/label-values.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();

type Changes = Readonly<Record<string, unknown>>;

const rowOf = (...cells: readonly (string | Changes)[]) => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? { value: cell } : cell)),
});

const table = (changes: Changes = {}): unknown => ({
  type: 'table',
  id: 'table',
  xMm: 10,
  yMm: 5,
  widthMm: 60,
  heightMm: 30,
  columns: [{ widthMm: 20 }, { share: 3 }, { share: 1, align: 'right' }],
  rows: [{ ...rowOf('Food', 'Note', 'g'), header: true }, rowOf('Fat', '{{note}}', '{{fat}}')],
  sizePt: 8,
  paddingMm: 1,
  ...changes,
});

const labelOf = (changes: Changes) =>
  sampleTemplate({ version: 2, variables: ['note', 'fat', 'salt'], elements: [table(changes)] });

const laidOut = (changes: Changes, values: LabelValues = {}, dpi = 300) => {
  const scene = layout(labelOf(changes), values, { dpi, fonts });
  return {
    runs: scene.nodes.filter((node) => node.kind === 'glyphs'),
    rules: scene.nodes.filter((node) => node.kind === 'rectangle'),
    problems: scene.problems,
    warnings: scene.warnings,
  };
};

const runOf = (runs: readonly GlyphRun[], text: string) => {
  const found = runs.find((run) => run.text === text);
  if (!found) throw new Error(`“${text}” is not printed.`);
  return found;
};

const widthOf = ({ text, fontKey, sizePt }: GlyphRun) =>
  text.split(/(?<= )|(?= )/).reduce((sum, part) => sum + fonts[fontKey].shape(part).width, 0) *
  ptToMm(sizePt);
const endOf = (run: GlyphRun) => run.xMm + widthOf(run);

/** Returns a box in whole dots. */
const dotsOf = ({ xMm, yMm, widthMm, heightMm }: RectangleNode, dpi: number) =>
  [xMm, yMm, xMm + widthMm, yMm + heightMm].map((mm) => Math.round(mm / dotMm(dpi)));

describe('a table', () => {
  it('has columns of a width and of shares of the rest, with padding at both sides of the text', () => {
    const { runs } = laidOut({}, { note: 'of palm', fat: '9.5' });
    expect(runOf(runs, 'Fat').xMm).toBeCloseTo(11, 9);
    expect(runOf(runs, 'of palm').xMm).toBeCloseTo(10 + 20 + 1, 9);
    expect(endOf(runOf(runs, '9.5'))).toBeCloseTo(10 + 60 - 1, 9);
  });

  it('has bold headers and one size', () => {
    const { runs } = laidOut({}, { note: 'n', fat: '9' });
    expect(runs.map(({ fontKey }) => fontKey)).toEqual([
      'bold',
      'bold',
      'bold',
      'regular',
      'regular',
      'regular',
    ]);
    expect(new Set(runs.map(({ sizePt }) => sizePt))).toEqual(new Set([8]));
  });

  it('has rows below each other, each as high as its highest cell', () => {
    const { runs } = laidOut({ rows: [rowOf('a', 'b<br>c'), rowOf('d')], markup: true });
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((text) => runOf(runs, text).yMm) as [
      number,
      number,
      number,
      number,
    ];
    expect(b).toBe(a);
    expect(c - b).toBeCloseTo(1.2 * ptToMm(8), 9);
    expect(d - c).toBeCloseTo((fonts.regular.ascent + fonts.regular.descent) * ptToMm(8) + 1, 9);
  });

  it('puts decimal signs below each other, and numbers without one where theirs would be', () => {
    const columns = [{ align: 'decimal' }];
    const { runs } = laidOut({
      columns,
      rows: ['9,5 g', '12', '100.25 g', 'none'].map((text) => rowOf(text)),
    });
    const signs = ['9', '12', '100'].map((before, index) => {
      const run = runOf(runs, ['9,5 g', '12', '100.25 g'][index] ?? '');
      return run.xMm + fonts.regular.shape(before).width * ptToMm(8);
    });
    for (const sign of signs) expect(sign).toBeCloseTo(signs[0] ?? 0, 1);
    expect(endOf(runOf(runs, '100.25 g'))).toBeCloseTo(69, 6);
  });

  it('has cells that cover several columns', () => {
    const { runs } = laidOut({ rows: [rowOf({ value: 'x', colspan: 3, align: 'right' })] });
    expect(endOf(runOf(runs, 'x'))).toBeCloseTo(69, 6);
  });

  it('leaves out rows whose variables are all empty, but not those without any or a header', () => {
    const rows = [
      { ...rowOf('{{salt}}'), header: true },
      rowOf('words'),
      rowOf('Fat', '{{fat}}', '{{note}}'),
      rowOf('Salt', '{{salt}}'),
    ];
    const shown = (values: LabelValues) =>
      laidOut({ rows, hideEmptyRows: true, markup: true }, values).runs.map(({ text }) => text);
    expect(shown({})).toEqual(['words']);
    expect(shown({ note: 'x', salt: '<b></b>' })).toEqual(['words', 'Fat', 'x']);
    expect(laidOut({ rows }, {}).runs.map(({ text }) => text)).toEqual(['words', 'Fat', 'Salt']);
  });

  it('shrinks as a whole to where its smallest size or x-height is, then is a problem', () => {
    const note = 'Wheat flour, hazelnuts, sugar, butter. '.repeat(6);
    const small = laidOut({ minSizePt: 4 }, { note });
    const [run] = small.runs;
    expect(run?.sizePt).toBeLessThan(8);
    expect(new Set(small.runs.map(({ sizePt }) => sizePt)).size).toBe(1);
    expect(small.problems).toEqual([]);
    expect(laidOut({ minXHeightMm: 1.2 }, { note: note.repeat(3) }).problems).toMatchObject([
      {
        code: 'text-overflow',
        elementId: 'table',
        message:
          'The text of element “table” does not fit its place on the label with an x-height of 1.2 mm (6.35 pt).',
      },
    ]);
    expect(laidOut({ minXHeightMm: 1.6 }, {}).problems).toMatchObject([{ code: 'text-small' }]);
  });

  it('shrinks rather than break a word, and breaks one when nothing else helps', () => {
    const columns = [{ widthMm: 16 }, {}, {}];
    const word = 'Kohlenhydrate';
    const { runs } = laidOut({ columns, rows: [rowOf(word)], minSizePt: 4 });
    expect(runs.map(({ text }) => text)).toEqual([word]);
    const broken = laidOut({ columns: [{ widthMm: 8 }, {}, {}], rows: [rowOf(word)], minSizePt: 7 });
    expect(broken.runs.length).toBeGreaterThan(1);
    expect(broken.problems).toEqual([]);
  });

  it('reads tags in its cells where it says so', () => {
    const changes = { rows: [rowOf('<b>{{note}}</b>', 'm<sup>2</sup>')] };
    expect(laidOut({ ...changes, markup: true }, { note: 'a</b>' }).runs.map(({ text }) => text)).toEqual([
      'a</b>',
      'm',
      '2',
    ]);
    expect(laidOut({ ...changes, markup: true }, { note: 'a</b>' }).warnings).toMatchObject([
      { code: 'markup-unread', variable: 'note' },
    ]);
    expect(laidOut(changes, { note: 'a' }).runs.map(({ text }) => text)).toEqual([
      '<b>a</b>',
      'm<sup>2</sup>',
    ]);
  });

  it('names a character that cannot be printed by its variable', () => {
    expect(laidOut({}, { note: '漢' }).problems).toMatchObject([
      { code: 'character-missing', variable: 'note' },
    ]);
  });

  it.each([
    ['none', 0],
    ['outer', 4],
    ['rows', 2 + 1],
    ['all', 4 + 1 + 2],
  ])('has rules: %s', (rules, count) => {
    for (const dpi of [203, 300, 600]) {
      const drawn = laidOut({ rules, ruleMm: 0.3 }, { note: 'a', fat: '1' }, dpi).rules;
      expect(drawn).toHaveLength(count);
      const thickness = Math.max(1, Math.round(0.3 / dotMm(dpi)));
      for (const rule of drawn) {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = dotsOf(rule, dpi);
        expect(Math.min(x2 - x1, y2 - y1)).toBe(thickness);
        expect(rule.xMm).toBeGreaterThanOrEqual(10 - dotMm(dpi));
        expect(rule.xMm + rule.widthMm).toBeLessThanOrEqual(70 + dotMm(dpi));
      }
    }
  });

  it('has no rule through a cell of several columns', () => {
    const rows = [rowOf('a', 'b', 'c'), rowOf({ value: 'x', colspan: 3 }), rowOf('d', 'e', 'f')];
    const upright = laidOut({ rules: 'all', rows }).rules.filter(
      ({ widthMm, heightMm }) => widthMm < heightMm,
    );
    // Left and right edge, and for each of two columns one piece above and one below.
    expect(upright).toHaveLength(2 + 4);
  });

  it.each([90, 180, 270])('is turned by %i as a whole', (rotation) => {
    const box = { xMm: 20, yMm: 0, widthMm: 30, heightMm: 60 };
    const place = rotation === 180 ? {} : box;
    const { runs, rules, problems } = laidOut({ rotation, rules: 'all', ...place }, { note: 'a', fat: '1' });
    expect(problems).toEqual([]);
    expect(runs.every((run) => run.rotation === rotation)).toBe(true);
    expect(rules).toHaveLength(7);
  });

  it('draws no row below its box', () => {
    const rows = Array.from({ length: 20 }, (_none, index) => rowOf(`row ${index}`));
    const { runs, problems } = laidOut({ rows });
    expect(problems).toMatchObject([{ code: 'text-overflow' }]);
    expect(Math.max(...runs.map(({ yMm }) => yMm))).toBeLessThan(35);
  });

  it('is a problem where it reaches over the edge of the label', () => {
    expect(laidOut({ xMm: 50 }).problems).toMatchObject([{ code: 'outside-label', elementId: 'table' }]);
  });

  it('takes 60 rows of 12 columns', () => {
    const columns = Array.from({ length: 12 }, () => ({}));
    const rows = Array.from({ length: 60 }, () => rowOf(...columns.map(() => '1')));
    const { runs, problems } = laidOut({
      columns,
      rows,
      sizePt: 2,
      paddingMm: 0,
      widthMm: 80,
      heightMm: 60,
      xMm: 0,
      yMm: 0,
    });
    expect([runs.length, problems]).toEqual([720, []]);
  });

  it('is copied from a PDF row by row', async () => {
    const labels = [{ values: { note: 'of palm', fat: '9.5' }, copies: 1 }];
    const [text = ''] = await pageTexts(await renderPdf({ template: labelOf({}), labels, dpi: 300 }));
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('Food Note g Fat of palm 9.5');
  });
});
