import type { FontSet } from '../font/font-set.ts';
import type { LabelJob } from '../pdf/label-job.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { renderPdf, sizeInDots } from '../pdf/render-pdf.ts';
import { rasterisePages } from './rasterise.ts';
import { formatZplLabel } from './zpl-label.ts';

/** Number of labels rasterised from one PDF: enough to share its fonts, few enough to keep it small. */
const labelsAtOnce = 100;

/**
 * Returns the complete ZPL for a thermal printer. Each label is rasterised at the printer's resolution from the same
 * scene as the PDF, so that nothing depends on the printer's fonts or its rendering of a barcode. The printer itself
 * makes the copies.
 * @throws LabelValueError when a label must not be printed
 */
export async function renderZpl(
  job: LabelJob,
  { fonts = loadFontSet() }: { readonly fonts?: FontSet } = {},
): Promise<Uint8Array> {
  const size = sizeInDots({ ...job.template, dpi: job.dpi });
  const written: string[] = [];
  for (let start = 0; start < job.labels.length; start += labelsAtOnce) {
    const labels = job.labels.slice(start, start + labelsAtOnce);
    const single = labels.map(({ values }) => ({ values, copies: 1 }));
    const pdf = await renderPdf(
      { ...job, labels: single, firstIndex: (job.firstIndex ?? 0) + start },
      { fonts, sheet: 'dots' },
    );
    let index = 0;
    for await (const bitmap of rasterisePages(pdf, size)) {
      written.push(formatZplLabel({ bitmap, copies: labels[index]?.copies ?? 1 }));
      index += 1;
    }
  }
  return new TextEncoder().encode(written.join(''));
}
