import type { FontSet } from '../font/font-set.ts';
import type { LabelJob } from '../pdf/label-job.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { renderPdf, sizeInDots } from '../pdf/render-pdf.ts';
import { rasterisePages } from './rasterise.ts';
import { formatZplLabel } from './zpl-label.ts';

/** So many labels are rasterised from one PDF: enough to share its fonts, few enough to stay small. */
const labelsAtOnce = 100;

/**
 * Final ZPL for a thermal printer: each label painted dot by dot at the printer's resolution from the same scene as
 * the PDF, so that nothing depends on the printer's fonts or its idea of a barcode. Copies are counted by the printer.
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
