import type { Sentence } from 'label-core/sentence';
import { describeSize, turned, type PaperSize } from './paper-measure.ts';
import { fixedSize, type SupportedPaper } from './supported-paper.ts';
import { sentences } from '../sentences/index.ts';

/** Known paper of a printer. */
export interface PaperStock {
  /** Empty when the printer does not report which paper it takes. */
  readonly papers: readonly SupportedPaper[];
  /** True when a CUPS driver renders the page: it replaces the requested size by a similar size of its list. */
  readonly isDriver: boolean;
}

export type PaperChoice =
  /** `isListed`: a paper that the printer reports; otherwise a custom size is set, or the medium is cut to this size. */
  | { readonly size: PaperSize; readonly isListed: boolean; readonly note?: Sentence }
  /** End of a sentence that begins with “The printer X”. */
  | { readonly refusal: Sentence };

/** Tolerance of paper sizes: half a millimetre, in hundredths of a millimetre. */
const tolerance = 50;
/** Rounding difference of the same size given in inches or in points, in hundredths of a millimetre. */
const rounding = 5;
/** Ghostscript 10, cups/gdevcups.c: a page is put on a paper of the driver when its sides differ by less than this fraction. */
const driverLimit = 0.01;

/**
 * Returns the paper for a page of this size: its own size, or a paper of the printer with the same size to half a
 * millimetre. Returns a refusal with its reason when the printer has no such paper, or when its driver would turn the
 * page.
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

/** Returns what a driver does with a size that is within its range but not in its list. */
function throughDriver(size: PaperSize, listed: readonly PaperSize[]): PaperChoice {
  const upright = listed.find((paper) => isTakenFor(size, paper));
  const side = listed.find((paper) => isTakenFor(turned(size), paper));
  if (upright === undefined && side !== undefined) {
    const { turns } = sentences.printerPaper;
    return { refusal: turns({ size: describeSize(size), paper: describeSize(side) }) };
  }
  const isOther = upright !== undefined && nearest(size, [upright], tolerance) === undefined;
  const paper = describeSize(upright ?? size);
  const note = sentences.job.otherPaper({ size: describeSize(size), paper });
  return { size, isListed: false, ...(isOther && { note }) };
}

/** Returns whether two papers are the same to half a millimetre. */
export function isSamePaper(one: PaperSize, other: PaperSize): boolean {
  return nearest(one, [other], tolerance) !== undefined;
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

/** Returns the nearest of the papers whose sides differ from those of the page by at most `most`. */
function nearest(size: PaperSize, papers: readonly PaperSize[], most: number): PaperSize | undefined {
  const away = (paper: PaperSize) =>
    Math.max(Math.abs(size.width - paper.width), Math.abs(size.height - paper.height));
  return papers.filter((paper) => away(paper) <= most).toSorted((a, b) => away(a) - away(b))[0];
}
