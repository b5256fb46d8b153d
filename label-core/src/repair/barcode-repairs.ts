import type { Edit, PlacePatch } from '../design/edit.ts';
import { dotBox } from '../design/dot-box.ts';
import { barcodeFacts, leastBarcodeBox, type BarcodeSize } from '../layout/barcode-facts.ts';
import { dotMm } from '../scene/length.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import { shiftInto } from './move-into-label.ts';
import type { Repair, RepairedLabel } from './repair.ts';
import { sentences } from './sentences/index.ts';

const { labelRepair: said } = sentences;

/** Heights that are tried for bars that are too low, as shares of the one they have. */
const HIGHER = [1.25, 1.5, 2, 2.5, 3, 4];

/** Returns what makes a barcode print, or scan better: a size of whole dots, higher bars, bars above and below. */
export function barcodeRepairs(
  element: BarcodeElement,
  code: string,
  label: RepairedLabel,
): readonly Repair[] {
  switch (code) {
    case 'barcode-too-small':
    case 'barcode-fine':
      return sizes(element, code, label);
    case 'barcode-low':
      return HIGHER.map((share) =>
        resized(element, { ...sidesOf(element), heightMm: sidesOf(element).heightMm * share }, label),
      );
    case 'barcode-without-bearer-bars':
      return [{ words: said.bearerBars, edit: lookOf(element, { bearerBars: true }) }];
    default:
      return [];
  }
}

/**
 * Returns edits that give these barcodes boxes in which they print, where theirs are too small for it with these values: a side
 * that is too short becomes as short as it may be. Those for which the label is too small, and those whose value cannot be encoded,
 * keep their boxes.
 */
export function fittedBarcodes(ids: readonly string[], label: RepairedLabel): readonly Edit[] {
  const { template, values, options } = label;
  return template.elements.flatMap((element) => {
    if (element.type !== 'barcode' || !ids.includes(element.id)) return [];
    const sides = leastBarcodeBox(element, template, values, options);
    if (!sides) return [];
    const { edit } = resized(element, sides, label);
    const isOnLabel = (mm: number, most: number) => mm <= most + dotMm(options.dpi);
    const { widthMm, heightMm } = turned(element, sides);
    return isOnLabel(widthMm, template.widthMm) && isOnLabel(heightMm, template.heightMm) ? [edit] : [];
  });
}

/** The smallest size that helps: each is larger than those before. */
function sizes(element: BarcodeElement, code: string, label: RepairedLabel): readonly Repair[] {
  const { moduleMm: _wanted, ...free } = element;
  const { template, values, options } = label;
  const facts = barcodeFacts(free, template, values, options);
  const isEnough = ({ level }: BarcodeSize) => code === 'barcode-too-small' || level !== 'good-scanner';
  const own = sidesOf(element);
  return facts.sizes
    .filter(isEnough)
    .slice(0, 2)
    .map(({ widthMm, heightMm }) =>
      resized(element, { widthMm, heightMm: Math.max(heightMm, own.heightMm) }, label),
    );
}

interface Sides {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Sides of the code as it is read, before it is turned. */
const sidesOf = (element: BarcodeElement): Sides => turned(element, element);

/** Sides on the label of a code that is so large as it is read, and the other way round. */
const turned = ({ rotation }: BarcodeElement, { widthMm, heightMm }: Sides): Sides =>
  rotation === 90 || rotation === 270 ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm };

function resized(element: BarcodeElement, sides: Sides, { template, options }: RepairedLabel): Repair {
  const { widthMm, heightMm } = turned(element, sides);
  const x = element.xMm + (shiftInto(element.xMm, widthMm, template.widthMm) ?? 0);
  const y = element.yMm + (shiftInto(element.yMm, heightMm, template.heightMm) ?? 0);
  const onDot = (mm: number) => Math.floor(mm / dotMm(options.dpi)) * dotMm(options.dpi);
  const box = dotBox({ x: onDot(x), y: onDot(y), width: widthMm, height: heightMm }, options.dpi);
  const place: PlacePatch = { xMm: box.x, yMm: box.y, widthMm: box.width, heightMm: box.height };
  return {
    words: said.size({ width: sides.widthMm, height: sides.heightMm }),
    edit: { kind: 'setPlace', ids: [element.id], place },
  };
}

const lookOf = ({ id }: BarcodeElement, patch: { readonly bearerBars: boolean }): Edit => ({
  kind: 'setLook',
  ids: [id],
  patch,
});
