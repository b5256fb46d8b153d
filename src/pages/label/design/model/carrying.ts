import { SELECTING, type PointerMode } from './gesture-types';
import type { Designing } from './use-designing';

let lastNumber = 0;

/** Returns the mode in which the selection is carried from now on. */
export const pickedUp = (): PointerMode => ({ kind: 'carry', number: (lastNumber += 1) });

/** Returns the key of the steps that keys make of what is carried; undefined where nothing is. */
export const carriedKey = (mode: PointerMode): string | undefined =>
  mode.kind === 'carry' ? `carried ${mode.number}` : undefined;

/** Ends the placing of something; what keys have moved since it was picked up is put back. */
export function endMode(
  { history: { done }, undo }: Pick<Designing, 'history' | 'undo'>,
  mode: PointerMode,
  onMode: (mode: PointerMode) => void,
): void {
  const key = carriedKey(mode);
  const others = done.findLastIndex(({ mergeKey }) => mergeKey !== key);
  const carried = key === undefined ? 0 : done.length - (others + 1);
  for (let step = 0; step < carried; step += 1) undo();
  onMode(SELECTING);
}
