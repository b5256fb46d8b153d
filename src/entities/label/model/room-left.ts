import { NEARLY_FULL_CHARACTERS } from '../config/limits';
import { characterCount } from './label-values';

/** Characters left of a text's limit. */
export interface RoomLeft {
  /** Characters still free; below zero, the number of characters too many. */
  left: number;
  isNearlyFull: boolean;
  /** Text beyond the limit; "" when everything fits. */
  excess: string;
}

/** Returns the characters left, counted as a person counts them; undefined for a variable without a limit. */
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
