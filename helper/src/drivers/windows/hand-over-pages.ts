import type { OpenPdf } from 'label-core/pdf-raster';
import { openPages } from '../../document/open-pages.ts';
import { sentences } from '../../sentences/index.ts';
import { describeTarget, type QueueTarget } from '../../target/target.ts';
import { SubmissionError, type Receipt, type Submission } from '../driver.ts';
import { followFromNow } from './followed-job.ts';
import { openForPdf } from './open-for-pdf.ts';
import { drawPage, requireWholePages } from './page-drawing.ts';
import { unclearErrorOf, untouchedErrorOf } from './spooler-error.ts';
import type { Device, Spooler } from './spooler.ts';

/**
 * Draws the pages of a PDF in the printer's dots and hands them over one by one. What can be refused is refused before
 * the document is started. Throws `SubmissionError` or `HelperError`.
 */
export async function handOverPages(spooler: Spooler, submission: Submission<QueueTarget>): Promise<Receipt> {
  const pdf = await openPages(submission.document);
  try {
    const device = await openDevice(spooler, submission, pdf);
    try {
      return await printPages(spooler, submission, pdf, device);
    } finally {
      await device.close();
    }
  } finally {
    pdf.close();
  }
}

async function openDevice(
  spooler: Spooler,
  { target, options }: Submission<QueueTarget>,
  pdf: OpenPdf,
): Promise<Device> {
  try {
    return await openForPdf(spooler, target, options, pdf);
  } catch (error) {
    throw untouchedErrorOf(error, target.queue);
  }
}

async function printPages(
  spooler: Spooler,
  { key, target, options, signal, beforeFirstByte }: Submission<QueueTarget>,
  pdf: OpenPdf,
  device: Device,
): Promise<Receipt> {
  await requireWholePages(pdf, options, device.page, describeTarget(target));
  let bitmap = await drawPage(pdf, 0, options, device.page);
  beforeFirstByte();
  const jobId = await device.start(key).catch((error: unknown) => {
    throw untouchedErrorOf(error, target.queue);
  });
  try {
    const receipt = await followFromNow(spooler, target.queue, jobId, key);
    for (let index = 0; index < pdf.pageCount; index += 1) {
      if (signal.aborted) {
        throw new SubmissionError('unknown', sentences.cause.stopped);
      }
      bitmap = index === 0 ? bitmap : await drawPage(pdf, index, options, device.page);
      await device.draw(bitmap);
    }
    await device.end();
    return receipt;
  } catch (error) {
    // Pages before may be printing already: Windows begins with the first while the rest is written.
    await device.abort().catch(() => undefined);
    throw unclearErrorOf(error);
  }
}
