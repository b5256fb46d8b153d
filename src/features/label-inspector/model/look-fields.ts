import type { BarcodeElement, LabelElement, PathElement } from 'label-core';
import { gtinLengthOf, isMatrix, isQr, symbologies } from 'label-core/design';
import type { FieldUnit } from './read-length';

export type LookNumber =
  | 'sizePt'
  | 'minSizePt'
  | 'maxLines'
  | 'lineHeight'
  | 'strokeMm'
  | 'radiusMm'
  | 'ruleMm'
  | 'paddingMm';
export type LookFlag = 'wrap' | 'markup' | 'addsCheckDigit' | 'bearerBars' | 'hideEmptyRows';
export type LookChoice =
  | 'symbology'
  | 'weight'
  | 'align'
  | 'verticalAlign'
  | 'overflow'
  | 'color'
  | 'humanReadable'
  | 'errorCorrection'
  | 'fit'
  | 'fill'
  | 'fillRule'
  | 'lineEnds'
  | 'rules';

interface FieldFor<Key, Value> {
  readonly key: Key;
  /** What an element looks like that says nothing of it. */
  readonly usual?: Value;
}

/** A field for a property of the look. */
export type LookField =
  | (FieldFor<LookNumber, number> & {
      readonly kind: 'number';
      readonly unit: FieldUnit;
      readonly step?: number;
      /** The field can be emptied, which takes the property away. */
      readonly isOptional?: boolean;
    })
  | (FieldFor<LookFlag, boolean> & { readonly kind: 'flag' })
  /** Null stands for a property that is not there. A list is folded, other choices are all seen. */
  | (FieldFor<LookChoice, LookValue> & {
      readonly kind: 'choice';
      readonly values: readonly LookValue[];
      readonly isList?: boolean;
    });

export type LookValue = string | number | boolean | null;

const sizeStepPt = 0.25;
/** Line of a shape without a fill that says nothing of its line. */
const usualStrokeMm = 0.25;
const usualLineHeight = 1.2;

const choice = (key: LookChoice, values: readonly LookValue[], usual: LookValue): LookField => ({
  kind: 'choice',
  key,
  values,
  usual,
});
const list = (key: LookChoice, values: readonly LookValue[], usual: LookValue): LookField => ({
  ...choice(key, values, usual),
  kind: 'choice',
  key,
  values,
  isList: true,
});
const pt = { kind: 'number', unit: 'pt', step: sizeStepPt } as const;
const align = (usual: string) => choice('align', ['left', 'center', 'right'], usual);
const verticalAlign = (usual: string) => choice('verticalAlign', ['top', 'middle', 'bottom'], usual);
const fill = choice('fill', ['none', 'black', 'white'], 'none');
const stroke = (usual: number): LookField => ({ kind: 'number', key: 'strokeMm', unit: 'mm', usual });

/** The field for the kind of a barcode, which stands beside its content. */
export const kindField = list('symbology', symbologies, null);

/** The field that has tags read, which stands below the content. */
export const markupField: LookField = { kind: 'flag', key: 'markup', usual: false };

const usualRuleMm = 0.2;
const usualPaddingMm = 0.8;

const table: readonly LookField[] = [
  { ...pt, key: 'sizePt' },
  { ...pt, key: 'minSizePt', isOptional: true },
  list('rules', ['none', 'outer', 'rows', 'all'], 'none'),
  { kind: 'number', key: 'ruleMm', unit: 'mm', usual: usualRuleMm },
  { kind: 'number', key: 'paddingMm', unit: 'mm', usual: usualPaddingMm },
  { kind: 'number', key: 'lineHeight', unit: 'none', usual: usualLineHeight },
  { kind: 'flag', key: 'hideEmptyRows', usual: false },
];

const text: readonly LookField[] = [
  { ...pt, key: 'sizePt' },
  { ...pt, key: 'minSizePt', isOptional: true },
  choice('weight', [400, 700], 400),
  align('left'),
  verticalAlign('top'),
  { kind: 'flag', key: 'wrap', usual: true },
  { kind: 'number', key: 'maxLines', unit: 'none', step: 1, isOptional: true },
  { kind: 'number', key: 'lineHeight', unit: 'none', usual: usualLineHeight },
  list('overflow', ['error', 'ellipsis'], 'error'),
  choice('color', ['black', 'white'], 'black'),
];

const barcode = (element: BarcodeElement): readonly LookField[] => [
  list('humanReadable', [null, true, false], null),
  ...(gtinLengthOf(element.symbology) !== undefined
    ? [{ kind: 'flag', key: 'addsCheckDigit', usual: false } as const satisfies LookField]
    : []),
  ...(element.symbology === 'itf14'
    ? [{ kind: 'flag', key: 'bearerBars', usual: false } as const satisfies LookField]
    : []),
  ...(isQr(element.symbology) ? [list('errorCorrection', ['L', 'M', 'Q', 'H'], 'M')] : []),
  align('center'),
  ...(isMatrix(element.symbology) ? [verticalAlign('middle')] : []),
];

/** An outline without a line is filled. */
const path = ({ strokeMm = 0 }: PathElement): readonly LookField[] => [
  stroke(0),
  choice('fill', ['none', 'black', 'white'], strokeMm === 0 ? 'black' : 'none'),
  list('fillRule', ['nonzero', 'evenodd'], 'nonzero'),
  choice('lineEnds', ['flat', 'round'], 'flat'),
];

/** Returns the fields for the look of an element, in order. */
export function lookFieldsOf(element: LabelElement): readonly LookField[] {
  switch (element.type) {
    case 'text':
      return text;
    case 'barcode':
      return barcode(element);
    case 'image':
      return [choice('fit', ['contain', 'cover', 'stretch'], 'contain')];
    case 'rectangle':
    case 'ellipse': {
      const shape = [stroke((element.fill ?? 'none') === 'none' ? usualStrokeMm : 0), fill];
      return element.type === 'ellipse'
        ? shape
        : [...shape, { kind: 'number', key: 'radiusMm', unit: 'mm', usual: 0 }];
    }
    case 'line':
      return [stroke(0)];
    case 'table':
      return table;
    case 'path':
    default:
      return path(element);
  }
}

/** Returns the fields that all elements have, in the order of the first one's. */
export function commonLookFields(elements: readonly LabelElement[]): readonly LookField[] {
  const [first = [], ...others] = elements.map(lookFieldsOf);
  return first.filter(({ key }) => others.every((fields) => fields.some((field) => field.key === key)));
}

/** Returns the value that an element has for a field, or how it looks without one; undefined where it has neither. */
export function lookValue(element: LabelElement, { key, usual }: LookField): unknown {
  const values: Readonly<Record<string, unknown>> = { ...element };
  // Types of elements look different where they say nothing.
  const own = lookFieldsOf(element).find((field) => field.key === key);
  return values[key] ?? own?.usual ?? usual;
}
