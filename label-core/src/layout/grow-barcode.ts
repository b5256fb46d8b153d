import { askedModule } from '../barcode/recommended-size.ts';
import { smallestModuleDots } from '../barcode/module-size.ts';
import { symbologyRules } from '../barcode/symbology-rules.ts';
import type { EncodedValue } from '../barcode/check-and-encode.ts';
import { dotMm } from '../scene/length.ts';
import { frameOf } from '../scene/frame.ts';
import type { BarcodeElement } from '../template/template-schema.ts';
import type { Span } from '../scene/axis.ts';
import { freeSpan, type Surroundings } from './free-span.ts';

/** The box loses at most one dot on each side to the dot grid. */
const gridSlackDots = 2;

/** Share of the growth that is added before the start of a code. */
const shareBefore = { left: 0, center: 0.5, right: 1 } as const;

/**
 * Returns a growing linear barcode in a wider box, if its own is too narrow for the module that the standard recommends
 * (or the template requests) and the free space beside it allows more whole dots. The side it is aligned to (or its
 * middle, when centred) and its height stay. Otherwise returns the element unchanged.
 * @param dpi of the printer
 */
export function growBarcode(
  element: BarcodeElement,
  { symbol, value }: EncodedValue,
  dpi: number,
  surroundings: Surroundings,
): BarcodeElement {
  if (element.grows !== true || symbol.kind !== 'linear') return element;
  const { quiet, minModuleMm } = symbologyRules[element.symbology];
  const dot = dotMm(dpi);
  const modules = quiet.left + symbol.modules + quiet.right;
  const widthMm = frameOf(element).width;
  const neededMm = (moduleDots: number) => (modules * moduleDots + gridSlackDots) * dot;
  const leastDots = smallestModuleDots(minModuleMm, dpi);
  const wantedDots =
    element.moduleMm === undefined
      ? Math.ceil(askedModule(element.symbology, value).mm / dot - 1e-3)
      : Math.round(element.moduleMm / dot);
  const free = freeSpan(element, isSideways(element) ? 'y' : 'x', surroundings);
  const dotsIn = (mm: number) => Math.floor(mm / dot / modules);
  const mostDots = Math.min(Math.max(wantedDots, leastDots), dotsIn(free.endMm - free.startMm));
  for (let dots = mostDots; dots >= leastDots && dots > dotsIn(widthMm); dots -= 1) {
    const grown = widened(element, neededMm(dots) - widthMm, free);
    if (grown) return grown;
  }
  return element;
}

const isSideways = ({ rotation }: BarcodeElement) => rotation === 90 || rotation === 270;

/** Returns the element with its box extended by `moreMm` in reading direction; undefined when there is no room. */
function widened(element: BarcodeElement, moreMm: number, free: Span): BarcodeElement | undefined {
  const { rotation = 0, align = 'center' } = element;
  // Rotated by 180 or 270 degrees, a code begins at the right or at the bottom.
  const isReversed = rotation === 180 || rotation === 270;
  const before = isReversed ? 1 - shareBefore[align] : shareBefore[align];
  const startMm = (isSideways(element) ? element.yMm : element.xMm) - before * moreMm;
  const lengthMm = frameOf(element).width + moreMm;
  if (startMm < free.startMm || startMm + lengthMm > free.endMm) return undefined;
  return isSideways(element)
    ? { ...element, yMm: startMm, heightMm: lengthMm }
    : { ...element, xMm: startMm, widthMm: lengthMm };
}
