import type { FontFace } from '../font/font-face.ts';
import type { LabelProblem } from '../problem/label-problem.ts';
import type { Subject } from '../problem/subject.ts';
import { sentences } from '../problem/sentences/index.ts';
import { told } from '../problem/told.ts';
import type { Sentence } from '../sentence/index.ts';
import { mmToPt, ptToMm } from '../scene/length.ts';

/** Sizes of a text or of a table. */
interface Sizes {
  readonly sizePt: number;
  readonly minSizePt?: number | undefined;
  readonly minXHeightMm?: number | undefined;
}

/** Less than this is rounding of a size in points, not smaller type. */
const toleranceMm = 0.0005;

/** Returns the size in points at which type has this x-height. */
export const sizeOfXHeight = (mm: number, { xHeight }: FontFace): number => mmToPt(mm / xHeight);

/**
 * Returns the smallest size in points to which a text shrinks. A smallest x-height alone lets it shrink that far; with both,
 * the larger size counts.
 */
export function leastSizePt({ sizePt, minSizePt, minXHeightMm }: Sizes, face: FontFace): number {
  if (minXHeightMm === undefined) return minSizePt ?? sizePt;
  return Math.min(sizePt, Math.max(minSizePt ?? 0, sizeOfXHeight(minXHeightMm, face)));
}

/** Returns a problem when type is printed with a smaller x-height than is asked. */
export function smallType(
  { minXHeightMm }: Sizes,
  {
    sizePt,
    face,
    subject,
    place,
  }: {
    readonly sizePt: number;
    readonly face: FontFace;
    readonly subject: Subject['named'];
    readonly place: Omit<Subject, 'named'>;
  },
): readonly LabelProblem[] {
  const mm = ptToMm(sizePt) * face.xHeight;
  if (minXHeightMm === undefined || mm >= minXHeightMm - toleranceMm) return [];
  return [{ ...told.textSmall({ subject, mm, least: minXHeightMm }), ...place }];
}

/** Returns why a text or a table does not fit: also because of its x-height, where that keeps it from shrinking further. */
export function overflowOf(
  { minSizePt = 0, minXHeightMm }: Sizes,
  subject: Sentence,
  size: number,
): Sentence {
  if (minXHeightMm === undefined || size <= minSizePt) return sentences.overflow.text({ subject, size });
  return sentences.overflow.textOfHeight({ subject, size, mm: minXHeightMm });
}
