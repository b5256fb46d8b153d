import type { LabelTemplate } from 'label-core';
import type { LabelOrder } from 'label-core/pdf';
import type { Problem } from '../../foundation/http/http-error.ts';
import type { PrinterLanguage } from '../../foundation/values/printer-languages.ts';

export type LabelValues = Readonly<Record<string, string>>;
/** Bytes of PNGs or JPEGs by media id. */
export type LabelImages = Readonly<Record<string, Uint8Array>>;

export interface LabelProof {
  readonly template: LabelTemplate;
  readonly values: LabelValues;
  readonly dpi: number;
  readonly images: LabelImages;
}

/** Part of label-core that printing needs. */
export interface LabelRenderer {
  /** Returns the reasons why this label must not be printed; empty if it may. Fast, and never throws for invalid values. */
  readonly findProblems: (proof: LabelProof) => readonly Problem[];
  /**
   * Returns the file for the printer with these labels, one after the other; runs off the main thread.
   * @param owner organisation it is drawn for: what waits is drawn in turns of organisations
   */
  readonly render: (
    proof: Omit<LabelProof, 'values'>,
    labels: readonly LabelOrder[],
    language: PrinterLanguage,
    owner?: number,
  ) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}
