import { describe, expect, it } from 'vitest';
import { parseLabelTemplate } from 'label-core';
import { SIDE_MM } from '../config/limits';
import { blankBase } from './blank-base';
import { offeredSizes, readMm, readSide } from './label-size';

describe('a side of a label', () => {
  it.each([
    ['60', 60],
    [' 62,5 ', 62.5],
    ['62.5', 62.5],
    ['40 mm', 40],
    ['40mm', 40],
    ['33.336', 33.34],
    ['1', 1],
    ['1000', 1000],
    ['60,', 60],
    ['0.99', undefined],
    ['1000.1', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['', undefined],
    ['wide', undefined],
    ['60 x 40', undefined],
    ['1e2', undefined],
    ['6 0', undefined],
  ])('typed as “%s” is %s mm', (text, side) => {
    expect(readSide(text)).toBe(side);
  });

  it.each([SIDE_MM.least, SIDE_MM.most])('of %s mm is one that a template may have', (side) => {
    const { template } = blankBase({ widthMm: side, heightMm: side });
    expect(parseLabelTemplate(template)).toEqual(template);
  });
});

describe('a place on a label', () => {
  it.each([
    ['-3', -3],
    ['−3,25 mm', -3.25],
    ['0', 0],
    ['-0', 0],
    ['-1000', -1000],
    ['-1000.1', undefined],
    ['--3', undefined],
    ['-', undefined],
  ])('typed as “%s” is %s mm', (text, mm) => {
    expect(readMm(text, { least: -1000, most: 1000 })).toBe(mm);
  });
});

const size = (widthMm: number | undefined, heightMm: number | undefined) => ({ widthMm, heightMm });
const words = (...given: Parameters<typeof offeredSizes>) =>
  offeredSizes(...given).map(({ widthMm, heightMm }) => `${widthMm} × ${heightMm}`);

describe('the sizes that are offered', () => {
  it('are usual ones where there is nothing else', () => {
    expect(words([], [])).toEqual(['40 × 20', '60 × 40', '70 × 50', '100 × 50', '100 × 150', '148 × 210']);
  });

  it('are first those of most labels, then those of templates, each once, and not too many', () => {
    const labels = [size(50, 30), size(100, 150), size(50, 30), size(undefined, 30)];
    expect(words(labels, [size(70, 38), size(100, 150)])).toEqual([
      '50 × 30',
      '100 × 150',
      '70 × 38',
      '40 × 20',
      '60 × 40',
      '70 × 50',
      '100 × 50',
      '148 × 210',
    ]);
  });
});
