import { expect, it } from 'vitest';
import { extractedLabelSchema } from '../api/extracted-label-schema';
import { labelOfSize, sizesAsNow, type SizeNow } from './real-size';

const template = {
  format: 'platen-label',
  version: 1,
  name: 'Box',
  widthMm: 50,
  heightMm: 20,
  variables: [],
  elements: [{ type: 'text', id: 't', xMm: 2, yMm: 2, widthMm: 40, heightMm: 6, value: 'Jam', sizePt: 10 }],
};
const file = extractedLabelSchema.parse({ template, widthMm: 50, heightMm: 20, sizeGuessed: true });

it.each([
  ['widthMm', '100', 100, 40],
  ['widthMm', '62,5', 62.5, 25],
  ['heightMm', '30', 75, 30],
] as const)('makes a label of 50 × 20 mm with its %s of %s', (side, typed, widthMm, heightMm) => {
  expect(labelOfSize(file, side, typed)).toMatchObject({
    kind: 'sized',
    label: { widthMm, heightMm, template: { widthMm, heightMm }, asRead: { widthMm: 50, heightMm: 20 } },
  });
});

it('makes each size from the label as it was read', () => {
  const first = labelOfSize(file, 'widthMm', '5');
  if (first?.kind !== 'sized') throw new Error('It was refused.');
  expect(labelOfSize({ ...file, ...first.label }, 'widthMm', '50')).toMatchObject({ label: { template } });
});

it.each(['', 'wide', '4.99', '1000.01', '-50'])('refuses a width of “%s”', (typed) => {
  expect(labelOfSize(file, 'widthMm', typed)).toEqual({ kind: 'refused', least: 5, most: 1000 });
});

it('makes nothing of the answer of another server', () => {
  expect(labelOfSize({ ...file, template: { design: 'x' } }, 'widthMm', '60')).toBeUndefined();
});

it.each<[string, SizeNow, readonly (readonly [string, number, number])[]]>([
  ['the size that the label has', { widthMm: 60, heightMm: 24 }, [['both', 60, 24]]],
  ['that size where a side differs by less than a dot', { widthMm: 60, heightMm: 24.03 }, [['both', 60, 24]]],
  [
    'both sides where the proportions are other ones',
    { widthMm: 60, heightMm: 40 },
    [
      ['widthMm', 60, 24],
      ['heightMm', 100, 40],
    ],
  ],
  ['the side that is known', { heightMm: 40 }, [['heightMm', 100, 40]]],
  ['nothing that cannot be', { widthMm: 3, heightMm: 40 }, [['heightMm', 100, 40]]],
  ['nothing for a label of unknown size', {}, []],
])('offers %s', (_name, now, offered) => {
  const found = sizesAsNow(file, now).map(({ side, label }) => [side, label.widthMm, label.heightMm]);
  expect(found).toEqual(offered);
});

it('offers the present size of a file that was given another one', () => {
  const first = labelOfSize(file, 'widthMm', '200');
  if (first?.kind !== 'sized') throw new Error('It was refused.');
  const [asNow] = sizesAsNow({ ...file, ...first.label }, { widthMm: 50, heightMm: 20 });
  expect(asNow).toMatchObject({ side: 'both', label: { template } });
});
