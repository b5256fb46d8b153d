import { createHash } from 'node:crypto';
import { renderPdf } from '../pdf/render-pdf.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';
import { renderZpl } from '../zpl/render-zpl.ts';
import { readZplLabels } from '../zpl/zpl-label.ts';

/** Hashes of the prints of a label at one resolution. */
export interface FrozenPrint {
  /** SHA-256 of the PDF, byte for byte, made at {@link frozenTime}. */
  readonly pdf: string;
  /** SHA-256 of the dots of the ZPL, row by row. */
  readonly dots: string;
}

/** A label file of format version 1 with its values and what it printed when it was recorded. */
export interface FrozenLabel {
  readonly template: unknown;
  readonly values: LabelValues;
  readonly prints: Readonly<Record<string, FrozenPrint>>;
}

/** Time by the clock when a PDF is made: it holds the time. */
export const frozenTime = new Date('2026-11-27T00:00:00Z');

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Prints a label once as PDF and once as ZPL. @throws LabelValueError when it must not be printed */
export async function frozenPrint(
  template: LabelTemplate,
  values: LabelValues,
  dpi: number,
): Promise<FrozenPrint> {
  const job = { template, labels: [{ values, copies: 1 }], dpi };
  const zpl = new TextDecoder('latin1').decode(await renderZpl(job));
  const dots = createHash('sha256');
  for (const { bitmap } of readZplLabels(zpl))
    dots.update(`${bitmap.width}x${bitmap.height}`).update(bitmap.bits);
  return { pdf: sha256(await renderPdf(job)), dots: dots.digest('hex') };
}
