import { NEARLY_FULL_CHARACTERS } from '../config/limits';
import { characterCount } from './label-values';

/** How much of the most characters it may have a text leaves. */
export interface RoomLeft {
  /** Characters still free; below zero: so many too many. */
  left: number;
  isNearlyFull: boolean;
  /** What does not fit; "" when everything does. */
  excess: string;
}

/** Counts in characters as a person does; undefined where a variable has no limit. */
export function roomLeft(value: string, propertySize: number | undefined): RoomLeft | undefined {
  if (propertySize === undefined) return undefined;
  const left = propertySize - characterCount(value);
  const isNearlyFull = left <= Math.min(NEARLY_FULL_CHARACTERS, Math.floor(propertySize / 2));
  return { left, isNearlyFull, excess: left < 0 ? tailOf(value, propertySize) : '' };
}

function tailOf(value: string, from: number): string {
  return [...new Intl.Segmenter().segment(value)]
    .slice(from)
    .map(({ segment }) => segment)
    .join('');
}
