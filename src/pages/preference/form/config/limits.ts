/** The shortest side that can be entered and the longest one a helper takes, in millimetres. */
export const LEAST_SIDE_MM = 0.01;
export const LONGEST_SIDE_MM = 5000;

/** How far a label may be over the edge of the paper before it counts as cut. */
export const TOLERANCE_MM = 0.1;
