import type { Sentence } from 'label-core/sentence';
import { describeSize, turned, type PaperSize } from './paper-measure.ts';
import { fixedSize, type SupportedPaper } from './supported-paper.ts';
import { sentences } from '../sentences/index.ts';

/** What is known of the paper of a printer. */
export interface PaperStock {
  /** Empty when the printer does not say which paper it takes. */
  readonly papers: readonly SupportedPaper[];
  /** A driver of CUPS makes the page: it puts a near size of its list in the place of the one it was asked for. */
  readonly isDriver: boolean;
}

export type PaperChoice =
  /** `listed`: a paper the printer names; else it is set, or cut, to this size. */
  | { readonly size: PaperSize; readonly isListed: boolean; readonly note?: string }
  /** What follows “The printer X”. */
  | { readonly refusal: Sentence };

/** Within what paper varies: half a millimetre. */
const tolerance = 50;
/** The same size, written in inches or in points. */
const rounding = 5;
/** Ghostscript 10, cups/gdevcups.c: a page whose sides are this near to those of a paper of the driver is put on it. */
const driverLimit = 0.01;

/**
 * The paper for a page of this size: its own size, or one the printer names that is the same to half a millimetre. What
 * the printer has no paper for, and what its driver would turn, is refused with a reason.
 */
export function choosePaper(size: PaperSize, { papers, isDriver }: PaperStock): PaperChoice {
  const listed = papers.flatMap((paper) => fixedSize(paper) ?? []);
  const isFree = papers.length === 0 || papers.some((paper) => isWithin(size, paper));
  const same = nearest(size, listed, isFree ? rounding : tolerance);
  if (same !== undefined) {
    return { size: same, isListed: true };
  }
  if (isFree) {
    return isDriver ? throughDriver(size, listed) : { size, isListed: false };
  }
  const isThereTurned = nearest(turned(size), listed, tolerance) !== undefined;
  const { absent, turned: isTurned } = sentences.printerPaper;
  const asked = describeSize(size);
  return {
    refusal: isThereTurned
      ? isTurned({ size: asked, turned: describeSize(turned(size)) })
      : absent({ size: asked }),
  };
}

/** What a driver makes of a size that is in its range and not in its list. */
function throughDriver(size: PaperSize, listed: readonly PaperSize[]): PaperChoice {
  const upright = listed.find((paper) => isTakenFor(size, paper));
  const side = listed.find((paper) => isTakenFor(turned(size), paper));
  if (upright === undefined && side !== undefined) {
    const { turns } = sentences.printerPaper;
    return { refusal: turns({ size: describeSize(size), paper: describeSize(side) }) };
  }
  const isOther = upright !== undefined && nearest(size, [upright], tolerance) === undefined;
  const note = `The driver puts a page of ${describeSize(size)} on its paper of ${describeSize(upright ?? size)}.`;
  return { size, isListed: false, ...(isOther && { note }) };
}

function isWithin(size: PaperSize, { width, height }: SupportedPaper): boolean {
  const isWide = size.width >= width.lower && size.width <= width.upper;
  return isWide && size.height >= height.lower && size.height <= height.upper;
}

function isTakenFor(size: PaperSize, paper: PaperSize): boolean {
  return (
    Math.abs(size.width - paper.width) < paper.width * driverLimit &&
    Math.abs(size.height - paper.height) < paper.height * driverLimit
  );
}

/** The nearest of the papers whose sides are at most so far from those of the page. */
function nearest(size: PaperSize, papers: readonly PaperSize[], most: number): PaperSize | undefined {
  const away = (paper: PaperSize) =>
    Math.max(Math.abs(size.width - paper.width), Math.abs(size.height - paper.height));
  return papers.filter((paper) => away(paper) <= most).toSorted((a, b) => away(a) - away(b))[0];
}
