/** Shortest and longest side of a label in mm, as a template has them. */
export const SIDE_MM = { least: 1, most: 1000 } as const;

/** Least and greatest place of a tracing picture on the label, in mm. */
export const PLACE_MM = { least: -1000, most: 1000 } as const;

/** Sizes in mm that are offered where the organisation has too few of its own. */
export const USUAL_SIZES = [
  [40, 20],
  [60, 40],
  [70, 50],
  [100, 50],
  [100, 150],
  [148, 210],
] as const;

/** Max. sizes that are offered. */
export const SIZES_SHOWN = 8;

/** Max. labels that are listed to copy; the others are found by a search. */
export const LABELS_SHOWN = 20;
