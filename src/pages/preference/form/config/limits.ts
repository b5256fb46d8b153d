/** Min. side length that can be entered and max. side length that a helper accepts, in mm. */
export const LEAST_SIDE_MM = 0.01;
export const LONGEST_SIDE_MM = 5000;

/** Length in mm by which a label may exceed the paper before it counts as cut. */
export const TOLERANCE_MM = 0.1;
