import { snapMm } from '../scene/dot-grid.ts';
import type { LabelElement, LabelTemplate, Symbology } from '../template/template-schema.ts';
import { defaultBarcodeSize, defaultCode } from './default-barcode.ts';
import { shiftOnDots } from './dot-box.ts';
import { freePlace, usualMarginMm } from './free-place.ts';
import { roundMm } from './hundredth.ts';
import type { TableParts } from './table-parts.ts';
import { uniqueName } from './unique-name.ts';

/** What a new element begins with; a path comes from a file only. */
export type NewElement =
  | {
      readonly type: 'text';
      readonly value: string;
      /** Has room for a sentence: two lines of the width of the label. */
      readonly isLong?: boolean;
    }
  | { readonly type: 'barcode'; readonly symbology: Symbology; readonly value?: string }
  | { readonly type: 'image'; readonly variable: string }
  | ({ readonly type: 'table' } & TableParts)
  | { readonly type: 'rectangle' | 'ellipse' | 'line' };

const sizes = {
  text: { widthMm: 40, heightMm: 6 },
  table: { widthMm: 50, heightMm: 18 },
  image: { widthMm: 12, heightMm: 12 },
  rectangle: { widthMm: 20, heightMm: 10 },
  ellipse: { widthMm: 20, heightMm: 10 },
  line: { widthMm: 30, heightMm: 0 },
} as const;

const textSizePt = 10;
const tableSizePt = 8;
/** Smallest size of a text that is longer than its room: data is. */
const minTextSizePt = 6;
/** Room of two lines of this size. */
const longTextHeightMm = 9;
const strokeMm = 0.3;

/**
 * Returns a new element of a good size at a free place, to be added by the edit `add`. It is no larger than the label.
 * A barcode gets a box of whole dots.
 * @param name wanted id; a number is added where it is taken
 * @param dpi of the printer
 */
export function defaultElement(
  start: NewElement,
  template: LabelTemplate,
  { name, dpi }: { readonly name: string; readonly dpi: number },
): LabelElement {
  const marginMm = template.design?.marginMm ?? usualMarginMm;
  const most = {
    widthMm: roomMm(template.widthMm, marginMm),
    heightMm: roomMm(template.heightMm, marginMm),
  };
  const wanted = wantedSize(start, dpi, most.widthMm);
  const size = {
    widthMm: Math.min(wanted.widthMm, most.widthMm),
    heightMm: Math.min(wanted.heightMm, most.heightMm),
  };
  const id = uniqueName(name, new Set(template.elements.map((element) => element.id)));
  const box = { ...freePlace(template, size), ...size };
  switch (start.type) {
    case 'text':
      return { type: 'text', id, ...box, value: start.value, sizePt: textSizePt, minSizePt: minTextSizePt };
    case 'barcode': {
      const { symbology, value = defaultCode(symbology) } = start;
      return { type: 'barcode', id, ...onDots(box, dpi), symbology, value };
    }
    case 'table': {
      const { columns, rows } = start;
      const parts = { columns: [...columns], rows: [...rows] };
      return {
        type: 'table',
        id,
        ...box,
        ...parts,
        sizePt: tableSizePt,
        minSizePt: minTextSizePt,
        rules: 'all',
      };
    }
    case 'image':
      return { type: 'image', id, ...box, source: { variable: start.variable } };
    case 'line': {
      const { xMm, yMm, widthMm } = box;
      return { type: 'line', id, x1Mm: xMm, y1Mm: yMm, x2Mm: roundMm(xMm + widthMm), y2Mm: yMm, strokeMm };
    }
    case 'rectangle':
    case 'ellipse':
    default:
      return { type: start.type, id, ...box, strokeMm };
  }
}

function wantedSize(start: NewElement, dpi: number, mostWidthMm: number) {
  if (start.type === 'barcode') return defaultBarcodeSize(start.symbology, dpi, mostWidthMm);
  if (start.type === 'text' && start.isLong === true)
    return { widthMm: mostWidthMm, heightMm: longTextHeightMm };
  return sizes[start.type];
}

/** Returns the length between the margins, or of the whole label where the margins leave less than half of it. */
const roomMm = (lengthMm: number, marginMm: number): number =>
  lengthMm - 2 * marginMm >= lengthMm / 2 ? lengthMm - 2 * marginMm : lengthMm;

interface PlacedBox {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Returns a box whose left and top edges are on dots, with the whole dots that its size has there. */
function onDots({ xMm, yMm, widthMm, heightMm }: PlacedBox, dpi: number): PlacedBox {
  const start = { x: 0, y: 0, width: widthMm, height: heightMm };
  const { x, y, width, height } = shiftOnDots(start, snapMm(xMm, dpi), snapMm(yMm, dpi), dpi);
  return { xMm: x, yMm: y, widthMm: width, heightMm: height };
}
