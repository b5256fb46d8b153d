import type { PaperStock } from '../paper/choose-paper.ts';

/** Capabilities that a printer reports; an empty list means that the printer does not report this capability. */
export interface Capabilities extends PaperStock {
  readonly jobAttributes: readonly string[];
  /** Names of the media that the printer takes (`media-supported`). */
  readonly mediaNames: readonly string[];
  readonly scalings: readonly string[];
  readonly sides: readonly string[];
  readonly orientations: readonly number[];
  /** A CUPS queue, which accepts options of its drivers in addition to attributes. */
  readonly isQueue: boolean;
}
