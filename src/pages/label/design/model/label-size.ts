import { SIDE_MM, SIZES_SHOWN, USUAL_SIZES } from '../config/limits';

/** Size of a label in mm. */
export interface LabelSize {
  widthMm: number;
  heightMm: number;
}

interface MaybeSized {
  widthMm: number | undefined;
  heightMm: number | undefined;
}

/** Returns a side in mm, to 0.01; undefined if it is no number, or shorter or longer than a label may be. */
export const readSide = (text: string): number | undefined => readMm(text, SIDE_MM);

/**
 * Returns a length in mm, to 0.01; with a decimal comma or point, with or without the unit. Undefined if it is no number, or
 * out of these limits.
 */
export function readMm(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const [, number] = /^\s*([-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(?:mm)?\s*$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const mm = Math.round(Number(number.replace(',', '.').replace('−', '-')) * 100) / 100 || 0;
  return mm >= least && mm <= most ? mm : undefined;
}

/** Returns the sizes to offer: those of most labels first, then those of the templates, then usual ones. Each once. */
export function offeredSizes(
  labels: readonly MaybeSized[],
  templates: readonly MaybeSized[],
): readonly LabelSize[] {
  const sizes = new Map<string, LabelSize & { count: number }>();
  const add = ({ widthMm, heightMm }: MaybeSized, count: number) => {
    if (widthMm === undefined || heightMm === undefined) return;
    const key = `${widthMm} ${heightMm}`;
    const known = sizes.get(key);
    if (known) known.count += count;
    else sizes.set(key, { widthMm, heightMm, count });
  };
  for (const label of labels) add(label, 1);
  for (const template of templates) add(template, 0);
  for (const [widthMm, heightMm] of USUAL_SIZES) add({ widthMm, heightMm }, 0);
  return [...sizes.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, SIZES_SHOWN)
    .map(({ widthMm, heightMm }) => ({ widthMm, heightMm }));
}

/** Returns things in their order, those of a size first; all as they are without a size. */
export const sameSizeFirst = <Thing extends MaybeSized>(
  things: readonly Thing[],
  size: LabelSize | undefined,
): readonly Thing[] => {
  const isSame = (thing: Thing) => thing.widthMm === size?.widthMm && thing.heightMm === size?.heightMm;
  return size ? [...things.filter(isSame), ...things.filter((thing) => !isSame(thing))] : things;
};
