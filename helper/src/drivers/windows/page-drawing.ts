import { HelperError } from '../../helper-error.ts';
import type { PrintOptions } from '../../options/print-options.ts';
import { describeSize, sizeOfMm, type PaperSize } from '../../paper/paper-measure.ts';
import { sentences } from '../../sentences/index.ts';
import { hasInkOutside, type PageBitmap } from './page-bitmap.ts';
import type { PdfPages } from './pdf-pages.ts';
import { placePage, visiblePart, type Placement } from './place-page.ts';
import type { DevicePage } from './spooler.ts';

const mmPerInch = 25.4;

/** Draws a page of a PDF in the dots of a printer: what of it lies inside the printable area. */
export async function drawPage(
  pdf: PdfPages,
  index: number,
  options: PrintOptions,
  page: DevicePage,
): Promise<PageBitmap> {
  const placement = placePage(await pdf.size(index), options, page);
  return pdf.draw(index, placement, visiblePart(placement, page));
}

/**
 * Throws `HelperError` 422 when a part of a page that is not empty lies outside of the printable area: a label would come
 * out cut off. White margins may lie outside, as those of a sheet of A4 do on most printers.
 */
export async function requireWholePages(
  pdf: PdfPages,
  options: PrintOptions,
  page: DevicePage,
  printer: string,
): Promise<void> {
  for (let index = 0; index < pdf.count; index += 1) {
    const size = await pdf.size(index);
    const placement = placePage(size, options, page);
    if (await isCut(pdf, index, placement, page)) {
      throw new HelperError(422, tooLarge(size, page, printer));
    }
  }
}

async function isCut(pdf: PdfPages, index: number, placement: Placement, page: DevicePage): Promise<boolean> {
  const part = visiblePart(placement, page);
  const isWhole = part.width === placement.width && part.height === placement.height;
  if (isWhole || placement.mayBeCut) {
    return false;
  }
  const whole = await pdf.draw(index, placement, placement);
  return hasInkOutside(whole, {
    ...part,
    left: part.left - placement.left,
    top: part.top - placement.top,
  });
}

function tooLarge(size: PaperSize, { printable, dpi }: DevicePage, printer: string) {
  const area = sizeOfMm(
    Math.floor((printable.x / dpi.x) * mmPerInch * 10) / 10,
    Math.floor((printable.y / dpi.y) * mmPerInch * 10) / 10,
  );
  return sentences.printerRefusal.cutOff({ printer, size: describeSize(size), area: describeSize(area) });
}
