import { MIN_ZOOM, MAX_ZOOM, ZOOM_STEP, CLOSE_ZOOM } from '../config/limits';

/** Area on a label, in millimetres from its top left corner. */
export interface Box {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Share of the view that a region takes when it is zoomed in, and its maximum. */
const GOOD_SHARE = 0.5;
const MOST_SHARE = 0.9;

const FINE_STEP = 25;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Returns the zoom for viewing a region: the person's zoom is kept as long as it shows the whole region and does not
 * show it smaller than necessary.
 */
export function zoomForBox(current: number, box: Box, label: Size): number {
  const share = Math.max(box.widthMm / label.widthMm, box.heightMm / label.heightMm, Number.EPSILON);
  const largest = between(MIN_ZOOM, (MIN_ZOOM * MOST_SHARE) / share, MAX_ZOOM);
  const good = between(MIN_ZOOM, (MIN_ZOOM * GOOD_SHARE) / share, CLOSE_ZOOM);
  if (current >= good && current <= largest) return current;
  return Math.max(MIN_ZOOM, Math.floor(good / FINE_STEP) * FINE_STEP);
}

/** Returns the zoom one or more steps closer or further away. */
export const zoomedBy = (current: number, steps: number): number =>
  between(MIN_ZOOM, (Math.round(current / ZOOM_STEP) + steps) * ZOOM_STEP, MAX_ZOOM);
