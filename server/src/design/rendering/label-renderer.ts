import type { LabelTemplate } from 'label-core';
import type { Problem } from '../../foundation/http/http-error.ts';
import type { PrinterLanguage } from '../../foundation/values/printer-languages.ts';

export type LabelValues = Readonly<Record<string, string>>;
/** Media id -> bytes of a PNG or JPEG. */
export type LabelImages = Readonly<Record<string, Uint8Array>>;

export interface LabelProof {
  readonly template: LabelTemplate;
  readonly values: LabelValues;
  readonly dpi: number;
  readonly images: LabelImages;
}

/** The narrow part of label-core that printing needs. */
export interface LabelRenderer {
  /** Why this label must not be printed; empty when it may. Quick, and never throws for bad values. */
  readonly findProblems: (proof: LabelProof) => readonly Problem[];
  /** The file for the printer with so many copies of one label; off the main thread. */
  readonly render: (proof: LabelProof, copies: number, language: PrinterLanguage) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}
