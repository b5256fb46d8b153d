import type { LabelTemplate } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';

/** Labels of one template for one printer. */
export interface LabelJob {
  readonly template: LabelTemplate;
  readonly labels: readonly LabelOrder[];
  /** Resolution of the printer. */
  readonly dpi: number;
  /** Bytes of a PNG or JPEG by media id. */
  readonly images?: Readonly<Record<string, Uint8Array>>;
  /** Number of the first label in errors, when this job is part of a larger one. Default 0. */
  readonly firstIndex?: number;
  /** Title of the PDF document; default is the template's name. */
  readonly title?: string;
}

export interface LabelOrder {
  readonly values: LabelValues;
  /** Number of copies of this label, a whole number from 1. */
  readonly copies: number;
}
