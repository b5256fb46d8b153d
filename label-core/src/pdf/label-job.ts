import type { LabelTemplate } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';

/** Labels of one template for one printer. */
export interface LabelJob {
  readonly template: LabelTemplate;
  readonly labels: readonly LabelOrder[];
  /** The printer's resolution. */
  readonly dpi: number;
  /** Media id -> bytes of a PNG or JPEG. */
  readonly images?: Readonly<Record<string, Uint8Array>>;
  /** The number of the first label when this is a part of a larger job; errors name labels by it. Default 0. */
  readonly firstIndex?: number;
  /** Title of the PDF document; the template's name when absent. */
  readonly title?: string;
}

export interface LabelOrder {
  readonly values: LabelValues;
  /** How many of this label, a whole number from 1. */
  readonly copies: number;
}
