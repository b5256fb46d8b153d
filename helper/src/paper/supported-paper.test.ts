import { describe, expect, it } from 'vitest';
import { groupOf, ippMessage } from '../ipp/ipp-message.ts';
import { attribute, keywordsAttribute, type IppAttribute, type IppValue } from '../ipp/ipp-value.ts';
import { fixedSize, readSupportedPaper } from './supported-paper.ts';

const integer = (value: number): IppValue => ({ type: 'integer', value });
const range = (lower: number, upper: number): IppValue => ({ type: 'rangeOfInteger', lower, upper });
const measures = (x: IppValue, y: IppValue): IppValue => ({
  type: 'collection',
  members: [attribute('x-dimension', x), attribute('y-dimension', y)],
});
const read = (...attributes: IppAttribute[]) =>
  readSupportedPaper(groupOf(ippMessage(0, 1, [{ name: 'printer', attributes }]), 'printer'));
const label = { width: { lower: 10_000, upper: 10_000 }, height: { lower: 6000, upper: 6000 } };
const roll = { width: { lower: 1270, upper: 20_320 }, height: { lower: 1270, upper: 127_000 } };

describe('the paper a printer says it takes', () => {
  it.each<[string, IppAttribute, unknown[]]>([
    [
      'names in millimetres and inches',
      keywordsAttribute('media-supported', ['custom_label_100x60mm', 'custom_4x6in_4x6in', 'auto']),
      [label, { width: { lower: 10_160, upper: 10_160 }, height: { lower: 15_240, upper: 15_240 } }],
    ],
    [
      'two names for a range',
      keywordsAttribute('media-supported', ['custom_min_0.5x0.5in', 'custom_max_8x50in']),
      [roll],
    ],
    ['half of a range', keywordsAttribute('media-supported', ['custom_min_0.5x0.5in']), []],
    [
      'measures and a range of them',
      {
        name: 'media-size-supported',
        values: [
          measures(integer(10_000), integer(6000)),
          measures(range(1270, 20_320), range(1270, 127_000)),
        ],
      },
      [label, roll],
    ],
    [
      'measures among other things',
      attribute('media-col-database', {
        type: 'collection',
        members: [
          attribute('media-top-margin', integer(0)),
          attribute('media-size', measures(integer(10_000), integer(6000))),
        ],
      }),
      [label],
    ],
    ['something else', attribute('media-size-supported', { type: 'no-value' }), []],
  ])('is read from %s', (_what, said, expected) => {
    expect(read(said)).toEqual(expected);
  });

  it('has a size of its own, unless it is a range', () => {
    expect([label, roll].map(fixedSize)).toEqual([{ width: 10_000, height: 6000 }, undefined]);
  });
});
