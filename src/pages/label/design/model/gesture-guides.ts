import { snapBox, type Axis, type Edit, type Point } from 'label-core/design';
import { draggingFrom, SNAP_PX } from './gesture-drags';
import type { Gesture, GesturePreview, GestureSetting, HeldGuide, PointerInput } from './gesture-types';

/** Distance in px within which a press takes a guide that is there. */
const TAKE_PX = { mouse: 6, touch: 12 };
/** What a guide is rounded to where it is on no dot of the printer, in mm. */
const STEP_MM = 0.1;

/**
 * Returns the guide that a press on free ground takes. On a ruler it is the one whose grip is there, else a new one along
 * the ruler. On the label it is the nearest one, for a mouse: a finger there scrolls.
 */
export function guideHeld(input: PointerInput, setting: GestureSetting): HeldGuide | undefined {
  const { at, ruler, isTouch } = input;
  if (setting.mode.kind !== 'select') return undefined;
  const nearMm = setting.mmPerPx * (isTouch ? TAKE_PX.touch : TAKE_PX.mouse);
  if (ruler !== undefined) {
    const [grip] = guidesNear(setting, [ruler], at, nearMm);
    return grip ?? { axis: ruler === 'x' ? 'y' : 'x' };
  }
  if (isTouch || !isOnLabel(setting, at)) return undefined;
  const [nearest] = guidesNear(setting, ['x', 'y'], at, nearMm);
  return nearest;
}

export function guidingFrom(guide: HeldGuide, from: Point, setting: GestureSetting): Gesture {
  // Guides are no targets of a guide: it would be held where it was taken.
  const without = new Set([...setting.snapping.without, 'guide' as const]);
  const dragging = draggingFrom({ ...setting, snapping: { ...setting.snapping, without } }, from, []);
  return { kind: 'guiding', guide, ...dragging };
}

/** Moves a guide with the pointer. Beside the label, as over its ruler, a release takes it away. */
export function guidedTo(
  gesture: Gesture & { kind: 'guiding' },
  input: PointerInput,
): { readonly gesture: Gesture; readonly shown: GesturePreview } {
  const { guide, setting } = gesture;
  const { axis } = guide;
  const { template } = setting;
  const wantedMm = along(axis, input.at);
  const isKept = wantedMm >= 0 && wantedMm <= (axis === 'x' ? template.widthMm : template.heightMm);
  const hits = isKept && !input.mod ? hitsAt(gesture, wantedMm) : [];
  const [hit] = hits;
  const mm = isKept ? (hit?.line.atMm ?? rounded(wantedMm, gesture, input.mod)) : undefined;
  const edit = guidesWith(setting, guide, mm);
  return {
    gesture: { ...gesture, held: hits },
    shown: { hits, guide: { ...guide, mm }, ...(edit && { edit }) },
  };
}

/** Returns the line of an element or of the label that a guide is aligned with. */
function hitsAt({ guide: { axis }, targets, setting, held }: Gesture & { kind: 'guiding' }, mm: number) {
  const point = { x: axis === 'x' ? mm : 0, y: axis === 'y' ? mm : 0, width: 0, height: 0 };
  const { hits } = snapBox(point, targets, {
    toleranceMm: SNAP_PX.within * setting.mmPerPx,
    releaseMm: SNAP_PX.release * setting.mmPerPx,
    edges: { x: axis === 'x' ? ['start'] : [], y: axis === 'y' ? ['start'] : [] },
    held,
  });
  return hits.filter(({ line }) => line.kind !== 'dot');
}

/** Returns the nearest whole dot, or tenth of a millimetre; with Ctrl the place itself. */
function rounded(mm: number, { targets }: Gesture & { kind: 'guiding' }, isFree: boolean): number {
  if (isFree) return mm;
  const stepMm = targets.dotMm ?? STEP_MM;
  return Math.round(mm / stepMm) * stepMm;
}

/** Returns the edit that puts a guide at a place or takes it away; undefined where there is nothing to take away. */
function guidesWith(
  { template }: GestureSetting,
  { axis, fromMm }: HeldGuide,
  mm: number | undefined,
): Edit | undefined {
  const others = guidesOf(template.design?.guides, axis).filter((one) => one !== fromMm);
  if (mm === undefined && fromMm === undefined) return undefined;
  const places = mm === undefined ? others : [...others, mm];
  return axis === 'x' ? { kind: 'setGuides', xMm: places } : { kind: 'setGuides', yMm: places };
}

/** Returns the guides within a distance of a place, the nearest one first. */
function guidesNear({ template }: GestureSetting, axes: readonly Axis[], at: Point, nearMm: number) {
  const distanceOf = ({ axis, fromMm }: Required<HeldGuide>) => Math.abs(fromMm - along(axis, at));
  return axes
    .flatMap((axis) => guidesOf(template.design?.guides, axis).map((fromMm) => ({ axis, fromMm })))
    .filter((guide) => distanceOf(guide) <= nearMm)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other));
}

type Guides = NonNullable<NonNullable<GestureSetting['template']['design']>['guides']>;

const guidesOf = (guides: Guides | undefined, axis: Axis): readonly number[] =>
  (axis === 'x' ? guides?.xMm : guides?.yMm) ?? [];

const along = (axis: Axis, { xMm, yMm }: Point): number => (axis === 'x' ? xMm : yMm);

const isOnLabel = ({ template: { widthMm, heightMm } }: GestureSetting, { xMm, yMm }: Point): boolean =>
  xMm >= 0 && xMm <= widthMm && yMm >= 0 && yMm <= heightMm;
