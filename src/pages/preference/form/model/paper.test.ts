import { describe, expect, it } from 'vitest';
import { labelOnPaper } from './label-on-paper';
import { OWN_SIZE_VALUES, paperErrors, paperSettings, paperValues } from './paper-values';

const settings = { orientation: 'portrait', scale: 'noscale', side: 'simplex' };
const saved = (paperSize: string, customPaperSize = '') => ({ ...settings, paperSize, customPaperSize });

describe('the paper of a label', () => {
  it.each([
    ['its own', saved(''), { paper: '', widthMm: '', heightMm: '' }],
    ['one with a name', saved('A4'), { paper: 'A4', widthMm: '', heightMm: '' }],
    ['one that is written otherwise', saved('letter'), { paper: 'Letter' }],
    ['one nobody here knows', saved('om_small_50x30mm'), { paper: 'om_small_50x30mm' }],
    ['a custom one', saved('custom', '100x60'), { paper: 'custom', widthMm: '100', heightMm: '60' }],
    [
      'a custom one without the word',
      saved('', '62.5 x 29 mm'),
      { paper: 'custom', widthMm: '62.5', heightMm: '29' },
    ],
  ])('shows the paper in the form as %s', (_what, from, expected) => {
    expect(paperValues(from)).toMatchObject(expected);
  });

  it.each([
    [saved('')],
    [saved('A4')],
    [saved('custom', '100x60')],
    [saved('custom', '62.5x29')],
    [saved('om_small_50x30mm')],
  ])('gives the paper back from the form as it went in: %j', (from) => {
    expect(paperSettings(paperValues(from))).toEqual(from);
  });

  it('takes a comma, and stores what the specification names', () => {
    const values = { ...OWN_SIZE_VALUES, paper: 'custom', widthMm: ' 62,5', heightMm: '029' };
    expect(paperSettings(values).customPaperSize).toBe('62.5x29');
  });

  it.each([
    ['100', '60', []],
    ['', '60', ['widthMm']],
    ['0', '-3', ['widthMm', 'heightMm']],
    ['abc', '1e3', ['widthMm', 'heightMm']],
    ['5000', '5001', ['heightMm']],
    ['10.555', '10', ['widthMm']],
  ])('finds of a paper of %s by %s faults at %j', (widthMm, heightMm, fields) => {
    const values = { ...OWN_SIZE_VALUES, paper: 'custom', widthMm, heightMm };
    expect(Object.keys(paperErrors(values))).toEqual(fields);
    expect(paperErrors({ ...values, paper: 'A4' })).toEqual({});
  });
});

const on = (patch: Partial<typeof OWN_SIZE_VALUES>) =>
  labelOnPaper({ ...OWN_SIZE_VALUES, ...patch }, [100, 60]);

describe('a label of 100 x 60 mm', () => {
  it.each([
    ['fills its own size', {}, [100, 60], [0, 0, 100, 60], 1, false],
    ['turns with it', { orientation: 'landscape' }, [60, 100], [0, 0, 60, 100], 1, false],
    ['lies in the middle of A4', { paper: 'A4' }, [210, 297], [55, 118.5, 100, 60], 1, false],
    [
      'lies on A4 lengthwise',
      { paper: 'A4', orientation: 'landscape' },
      [297, 210],
      [98.5, 75, 100, 60],
      1,
      false,
    ],
    [
      'is cut by small paper',
      { paper: 'custom', widthMm: '50', heightMm: '60' },
      [50, 60],
      [-25, 0, 100, 60],
      1,
      true,
    ],
    [
      'is made smaller',
      { paper: 'custom', widthMm: '50', heightMm: '60', scale: 'shrink' },
      [50, 60],
      [0, 15, 50, 30],
      0.5,
      false,
    ],
    [
      'is not made larger by shrinking',
      { paper: 'A4', scale: 'shrink' },
      [210, 297],
      [55, 118.5, 100, 60],
      1,
      false,
    ],
    ['is made as large as fits', { paper: 'A4', scale: 'fit' }, [210, 297], [0, 85.5, 210, 126], 2.1, false],
  ] as const)(
    'places a label of 100 x 60 mm: %s',
    (_what, patch, [paperWidth, paperHeight], [x, y, width, height], factor, isCut) => {
      const placed = on(patch);
      expect(placed?.paper).toEqual({ widthMm: paperWidth, heightMm: paperHeight });
      expect(placed?.label.xMm).toBeCloseTo(x);
      expect(placed?.label.yMm).toBeCloseTo(y);
      expect(placed?.label.widthMm).toBeCloseTo(width);
      expect(placed?.label.heightMm).toBeCloseTo(height);
      expect([placed?.factor, placed?.isCut]).toEqual([factor, isCut]);
    },
  );

  it('finds no place for a label on paper nobody knows', () => {
    expect(on({ paper: 'om_small_50x30mm' })).toBeUndefined();
    expect(on({ paper: 'custom', widthMm: '', heightMm: '60' })).toBeUndefined();
  });
});
