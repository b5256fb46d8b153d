import { isLinkDomain } from '../template/link-domain.ts';
import { templateLimits as limits } from '../template/template-limits.ts';
import {
  symbologies,
  type BarcodeElement,
  type EllipseElement,
  type ImageElement,
  type LabelElement,
  type LineElement,
  type PathElement,
  type RectangleElement,
  type TableElement,
  type TextElement,
} from '../template/template-schema.ts';

/** Values that a property of the look can have. */
export type LookRule =
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly accepts: (text: string) => boolean }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly isRequired?: true }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      /** How exactly it is kept. */
      readonly step: number;
      readonly isRequired?: true;
    };

const flag = { kind: 'flag' } as const satisfies LookRule;
const choice = (...values: readonly (string | number)[]): LookRule => ({ kind: 'choice', values });
const numberFrom = (least: number, most: number, step: number): LookRule => ({
  kind: 'number',
  least,
  most,
  step,
});

const sizePt = numberFrom(limits.smallestSizePt, limits.sizePt, 0.01);
const strokeMm = numberFrom(0, limits.strokeMm, 0.01);
const fill = choice('black', 'white', 'none');
const align = choice('left', 'center', 'right');
const verticalAlign = choice('top', 'middle', 'bottom');

/** Row of elements that close up (layout/shown-elements.ts): every element with a box can be in one. */
const closesUp: LookRule = {
  kind: 'text',
  accepts: (name) => name !== '' && name.length <= limits.idCharacters,
};

/** Rules for some of the properties of a type of element. */
type RulesOf<Element> = Readonly<Partial<Record<keyof Element, LookRule>>>;

const text: RulesOf<TextElement> = {
  closesUp,
  weight: choice(400, 700),
  sizePt: { kind: 'number', least: limits.smallestSizePt, most: limits.sizePt, step: 0.01, isRequired: true },
  minSizePt: sizePt,
  minXHeightMm: numberFrom(limits.smallestXHeightMm, limits.xHeightMm, 0.01),
  markup: flag,
  align,
  verticalAlign,
  wrap: flag,
  maxLines: numberFrom(1, limits.lines, 1),
  lineHeight: numberFrom(limits.smallestLineHeight, limits.lineHeight, 0.01),
  overflow: choice('error', 'ellipsis'),
  color: choice('black', 'white'),
};

const table: RulesOf<TableElement> = {
  closesUp,
  sizePt: text.sizePt,
  minSizePt: sizePt,
  minXHeightMm: text.minXHeightMm,
  markup: flag,
  lineHeight: text.lineHeight,
  rules: choice('none', 'outer', 'rows', 'all'),
  ruleMm: numberFrom(0.01, limits.strokeMm, 0.01),
  paddingMm: numberFrom(0, limits.marginMm, 0.01),
  hideEmptyRows: flag,
};

const barcode: RulesOf<BarcodeElement> = {
  closesUp,
  symbology: { kind: 'choice', values: symbologies, isRequired: true },
  addsCheckDigit: flag,
  humanReadable: flag,
  textSizePt: sizePt,
  bearerBars: flag,
  /** Modules are a few dots wide: 0.375 mm must not become 0.38 mm. */
  moduleMm: numberFrom(0.001, limits.sideMm, 0.001),
  grows: flag,
  align,
  verticalAlign,
  errorCorrection: choice('L', 'M', 'Q', 'H'),
  linkDomain: { kind: 'text', accepts: isLinkDomain },
};

const image: RulesOf<ImageElement> = { closesUp, fit: choice('contain', 'cover', 'stretch') };
const rectangle: RulesOf<RectangleElement> = { closesUp, strokeMm, fill, radiusMm: strokeMm };
const ellipse: RulesOf<EllipseElement> = { closesUp, strokeMm, fill };
const line: RulesOf<LineElement> = {
  strokeMm: { kind: 'number', least: 0.01, most: limits.strokeMm, step: 0.01, isRequired: true },
};
const path: RulesOf<PathElement> = {
  closesUp,
  fill,
  fillRule: choice('nonzero', 'evenodd'),
  strokeMm,
  stroke: choice('black', 'white'),
  lineEnds: choice('flat', 'round'),
};

/** Properties of the look of elements by type, in the order of the template's schema. */
export const lookProperties: Readonly<
  Record<LabelElement['type'], Readonly<Partial<Record<string, LookRule>>>>
> = { text, barcode, image, rectangle, line, ellipse, path, table };
