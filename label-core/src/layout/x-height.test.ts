import { describe, expect, it } from 'vitest';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { ptToMm } from '../scene/length.ts';
import type { GlyphRun } from '../scene/scene.ts';
import { sampleTemplate, sampleText } from '../testing/sample-template.ts';
import { layout } from './layout.ts';

const fonts = loadFontSet();

const laidOut = (changes: Readonly<Record<string, unknown>>, text: string) => {
  const template = sampleTemplate({ version: 2, variables: ['text'], elements: [sampleText(changes)] });
  const { nodes, problems } = layout(template, { text }, { dpi: 203, fonts });
  const [run] = nodes as readonly GlyphRun[];
  return { sizePt: run?.sizePt, problems: problems.map(({ message }) => message) };
};

const long = 'Flour, sugar, butter, salt. '.repeat(60);

describe('the smallest x-height of a text', () => {
  it.each([
    [1.2, 'regular', 400, 6.35],
    [0.9, 'regular', 400, 4.76],
    [1.2, 'bold', 700, 6.23],
  ] as const)('%f mm of %s type is where shrinking stops', (minXHeightMm, key, weight, pt) => {
    const { sizePt = 0, problems } = laidOut({ minXHeightMm, weight }, long);
    expect(sizePt).toBeCloseTo(pt, 2);
    expect(ptToMm(sizePt) * fonts[key].xHeight).toBeCloseTo(minXHeightMm, 9);
    expect(problems[0]).toMatch(
      `The text of variable “text” does not fit its place on the label with an x-height of ${minXHeightMm.toFixed(1)} mm (${Math.round(pt * 100) / 100} pt).`,
    );
  });

  it('lets a smallest size count where that is larger', () => {
    const { sizePt, problems } = laidOut({ minXHeightMm: 0.9, minSizePt: 8 }, long);
    expect([sizePt, problems]).toEqual([
      8,
      ['The text of variable “text” does not fit its place on the label, even at 8 pt.'],
    ]);
    expect(laidOut({ minXHeightMm: 1.2, minSizePt: 4 }, long).sizePt).toBeCloseTo(6.35, 2);
  });

  it('leaves the size of a text that fits', () => {
    expect(laidOut({ minXHeightMm: 1.2 }, 'Flour')).toEqual({ sizePt: 10, problems: [] });
  });

  it('is a problem for type that is smaller from the start', () => {
    expect(laidOut({ minXHeightMm: 1.2, sizePt: 6 }, 'Flour')).toEqual({
      sizePt: 6,
      problems: [
        'The text of variable “text” is printed with an x-height of 1.13 mm; at least 1.2 mm is asked.',
      ],
    });
  });
});
