import type { OpenPdf } from 'label-core/pdf-raster';
import { readable } from '../../document/open-pages.ts';
import { HelperError } from '../../helper-error.ts';
import type { PrintOptions } from '../../options/print-options.ts';
import { describeSize, sizeOfMm, sizeOfPoints, type PaperSize } from '../../paper/paper-measure.ts';
import { sentences } from '../../sentences/index.ts';
import { drawPart } from './draw-part.ts';
import { hasInkOutside, type PageBitmap } from './page-bitmap.ts';
import { placePage, visiblePart, type Placement } from './place-page.ts';
import type { DevicePage } from './spooler.ts';

const mmPerInch = 25.4;

/** Draws a page of a PDF in the dots of a printer: what of it lies inside the printable area. */
export async function drawPage(
  pdf: OpenPdf,
  index: number,
  options: PrintOptions,
  page: DevicePage,
): Promise<PageBitmap> {
  const placement = placePage(await sizeOfPage(pdf, index), options, page);
  return readable(() => drawPart(pdf, index, placement, visiblePart(placement, page)));
}

/** Returns the size of a page as it is shown, with its own rotation. */
export const sizeOfPage = (pdf: OpenPdf, index: number): Promise<PaperSize> =>
  readable(() => {
    const { width, height } = pdf.pageSize(index);
    return sizeOfPoints(width, height);
  });

/**
 * Throws `HelperError` 422 when a part of a page that is not empty lies outside of the printable area: a label would come
 * out cut off. White margins may lie outside, as those of a sheet of A4 do on most printers.
 */
export async function requireWholePages(
  pdf: OpenPdf,
  options: PrintOptions,
  page: DevicePage,
  printer: string,
): Promise<void> {
  for (let index = 0; index < pdf.pageCount; index += 1) {
    const size = await sizeOfPage(pdf, index);
    const placement = placePage(size, options, page);
    if (await isCut(pdf, index, placement, page)) {
      throw new HelperError(422, tooLarge(size, page, printer));
    }
  }
}

async function isCut(pdf: OpenPdf, index: number, placement: Placement, page: DevicePage): Promise<boolean> {
  const part = visiblePart(placement, page);
  const isWhole = part.width === placement.width && part.height === placement.height;
  if (isWhole || placement.mayBeCut) {
    return false;
  }
  const whole = await readable(() => drawPart(pdf, index, placement, placement));
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
