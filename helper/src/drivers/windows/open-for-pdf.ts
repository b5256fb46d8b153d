import type { OpenPdf } from 'label-core/pdf-raster';
import { HelperError } from '../../helper-error.ts';
import { wantedSize } from '../../options/paper-attributes.ts';
import type { PrintOptions } from '../../options/print-options.ts';
import type { PaperSize } from '../../paper/paper-measure.ts';
import { sentences } from '../../sentences/index.ts';
import { describeTarget, type QueueTarget } from '../../target/target.ts';
import { devicePapersFor, requirePaper } from './device-paper.ts';
import { sizeOfPage } from './page-drawing.ts';
import type { Device, Spooler } from './spooler.ts';

/** Sizes of the same page in points and in millimetres differ by this much, in hundredths of a millimetre. */
const rounding = 5;

/**
 * Opens a printer with the paper and the sides for a PDF. Without a paper in the options it is the size of the pages, and
 * the driver's own paper when they differ. Throws `HelperError` for what the driver certainly does not do.
 */
export async function openForPdf(
  spooler: Spooler,
  target: QueueTarget,
  options: PrintOptions,
  pdf: OpenPdf,
): Promise<Device> {
  const printer = describeTarget(target);
  const { forms, canDuplex } = await spooler.abilities(target.queue);
  if (!canDuplex && options.sides !== undefined && options.sides !== 'one-sided') {
    throw new HelperError(
      422,
      sentences.printerRefusal.unsupported({ printer, options: `sides ${options.sides}` }),
    );
  }
  const size = wantedSize(options, await commonSize(pdf));
  if (size === undefined) {
    return spooler.openDevice(target.queue, { paper: undefined, sides: options.sides });
  }
  let refusal: unknown;
  for (const paper of devicePapersFor(size, forms)) {
    const device = await spooler.openDevice(target.queue, { paper, sides: options.sides });
    try {
      requirePaper(size, device.page, printer);
      return device;
    } catch (error) {
      await device.close();
      refusal = error;
    }
  }
  throw refusal;
}

/** Returns the size of the pages, or undefined when they are not all of one size. */
async function commonSize(pdf: OpenPdf): Promise<PaperSize | undefined> {
  const first = await sizeOfPage(pdf, 0);
  for (let index = 1; index < pdf.pageCount; index += 1) {
    const { width, height } = await sizeOfPage(pdf, index);
    if (Math.abs(width - first.width) > rounding || Math.abs(height - first.height) > rounding) {
      return undefined;
    }
  }
  return first;
}
