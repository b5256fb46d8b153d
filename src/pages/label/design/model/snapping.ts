import type { SnapKind } from 'label-core/design';

/** What edges are aligned with while they are dragged. */
export interface Snapping {
  /** Kinds that are switched off. */
  readonly without: ReadonlySet<SnapKind>;
  /** Distance of the lines of the grid, in mm; 0 without a grid. */
  readonly gridMm: number;
}

/** Elements, guides, the label, equal gaps and the printer's dots. */
export const USUAL_SNAPPING: Snapping = { without: new Set(), gridMm: 0 };

/** Distances of grid lines that are offered, in mm; 0 is no grid. */
export const GRIDS_MM = [0, 0.5, 1, 2, 5];

/** Kinds that a person switches together: "elements" are all lines that follow from what is on the label. */
export const SNAP_CHOICES = {
  elements: ['element', 'label', 'margin', 'gap'],
  guides: ['guide'],
  dots: ['dot'],
} as const satisfies Readonly<Record<string, readonly SnapKind[]>>;
export type SnapChoice = keyof typeof SNAP_CHOICES;

export const isSnapping = ({ without }: Snapping, choice: SnapChoice): boolean =>
  SNAP_CHOICES[choice].every((kind) => !without.has(kind));

/** Returns the settings with one choice switched on or off. */
export function withChoice(snapping: Snapping, choice: SnapChoice, isOn: boolean): Snapping {
  const without = new Set(snapping.without);
  for (const kind of SNAP_CHOICES[choice])
    if (isOn) without.delete(kind);
    else without.add(kind);
  return { ...snapping, without };
}
