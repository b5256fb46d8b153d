import type { LabelTemplate } from 'label-core';
import { boundsAround, boundsOf, type Point } from 'label-core/design';

/** Box on a label, in mm. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Returns the box around elements, in mm. */
export function boundsOfIds({ elements }: LabelTemplate, ids: readonly string[]): Box {
  return boundsAround(elements.filter(({ id }) => ids.includes(id))) ?? EMPTY_BOX;
}

/** Returns the box of each of some elements, in mm, in the order of the ids. */
export function boxesOfIds({ elements }: LabelTemplate, ids: readonly string[]): readonly Box[] {
  const wanted = new Set(ids);
  const found = new Map(
    elements.flatMap((element) => (wanted.has(element.id) ? [[element.id, element]] : [])),
  );
  return ids.flatMap((id) => found.get(id) ?? []).map(boundsOf);
}

/** Returns the box whose opposite corners are two points. */
export const boxBetween = (one: Point, other: Point): Box => ({
  x: Math.min(one.xMm, other.xMm),
  y: Math.min(one.yMm, other.yMm),
  width: Math.abs(one.xMm - other.xMm),
  height: Math.abs(one.yMm - other.yMm),
});

/** Returns the ids that are selected with an element: its whole group. */
export function withGroup({ design }: LabelTemplate, id: string): readonly string[] {
  return design?.groups?.find((ids) => ids.includes(id)) ?? [id];
}

/** Returns the group in which single elements are selected: it was entered. Undefined where there is none. */
export function enteredGroup(
  template: LabelTemplate,
  selection: readonly string[],
): readonly string[] | undefined {
  const group = withGroup(template, selection[0] ?? '');
  const isInside = selection.every((id) => group.includes(id));
  return isInside && selection.length > 0 && selection.length < group.length ? group : undefined;
}

/**
 * Returns what a press on an element selects: it alone in a group that was entered, else its whole group, of which it is the
 * last.
 */
export function pressedIds(
  template: LabelTemplate,
  selection: readonly string[],
  id: string,
): readonly string[] {
  if (enteredGroup(template, selection)?.includes(id) === true) return [id];
  return withLast(withGroup(template, id), id);
}

/** Returns a selection in which an element is the last: others are made like it, and it is the active one. */
export const withLast = (ids: readonly string[], id: string): readonly string[] => [
  ...ids.filter((one) => one !== id),
  id,
];

/** Returns whether an element is locked. */
export const isLocked = ({ design }: LabelTemplate, id: string): boolean =>
  design?.locked?.includes(id) === true;

/** Returns the ids without those of locked elements; the same list when none is locked. */
export function freeIds({ design }: LabelTemplate, ids: readonly string[]): readonly string[] {
  const locked = new Set(design?.locked);
  return ids.some((id) => locked.has(id)) ? ids.filter((id) => !locked.has(id)) : ids;
}
