import { describe, expect, it } from 'vitest';
import { readLength, type LengthOptions } from './read-length';

const value = (text: string, options: Partial<LengthOptions> = {}) =>
  readLength(text, { unit: 'mm', ...options })?.value;

describe('a typed length in mm', () => {
  it.each<[string, number]>([
    ['12', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    [',5', 0.5],
    ['5.', 5],
    [' 3 ', 3],
    ['-2', -2],
    ['\u22122', -2],
    ['-0', 0],
    ['60/3', 20],
    ['2*3.5', 7],
    ['2×3,5', 7],
    ['10+2', 12],
    ['10-2-3', 5],
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['-(2+3)', -5],
    ['3*-2', -6],
    ['10/3', 3.33],
    ['0,1+0,2', 0.3],
    ['5 mm', 5],
    ['1,5cm', 15],
    ['1 IN', 25.4],
    ['1"', 25.4],
    ['72pt', 25.4],
    ['6/3 cm', 20],
    ['10+1cm', 20],
    ['2*1cm', 20],
    ['1cm*2', 20],
    ['(1+2)cm', 30],
  ])('“%s” is %d', (text, expected) => expect(value(text)).toBe(expected));

  it.each([
    '',
    '   ',
    'abc',
    'NaN',
    'Infinity',
    '1e400',
    '1e3',
    '0x10',
    '1.2.3',
    '1.234,5',
    '1/0',
    '0/0',
    '2**3',
    '2 3',
    '(2',
    '2)',
    '()',
    '5 km',
    'mm',
    '1cm mm',
    '1cm*2cm',
    '+',
    '1+',
    '1000001',
    '9'.repeat(61),
    '('.repeat(30),
    `${'('.repeat(29)}1`,
    '-'.repeat(60),
    'alert(1)',
    '٣',
  ])('“%s” is no length', (text) => expect(value(text)).toBeUndefined());

  it('reads brackets as deep as its characters allow', () => {
    expect(value(`${'('.repeat(29)}1${')'.repeat(29)}`)).toBe(1);
  });
});

describe('a typed number of another unit', () => {
  it.each<[string, LengthOptions['unit'], number | undefined]>([
    ['10,25', 'pt', 10.25],
    ['10 pt', 'pt', 10],
    ['25.4 mm', 'pt', 72],
    ['1 in', 'pt', 72],
    ['3', 'none', 3],
    ['3 mm', 'none', undefined],
  ])('“%s” in %s is %s', (text, unit, expected) => expect(value(text, { unit })).toBe(expected));
});

describe('a number with a sign', () => {
  it.each<[string, Partial<LengthOptions>, ReturnType<typeof readLength>]>([
    ['+2', { from: 3 }, { value: 5, isRelative: false }],
    ['+2', {}, { value: 2, isRelative: false }],
    ['-2', { from: 3 }, { value: -2, isRelative: false }],
    ['+2', { isMany: true }, { value: 2, isRelative: true }],
    ['-1,5', { isMany: true }, { value: -1.5, isRelative: true }],
    ['-3+1', { isMany: true }, { value: -2, isRelative: true }],
    ['2', { isMany: true }, { value: 2, isRelative: false }],
    ['0-2', { isMany: true }, { value: -2, isRelative: false }],
  ])('“%s” with %j is %j', (text, options, expected) => {
    expect(readLength(text, { unit: 'mm', ...options })).toEqual(expected);
  });
});
