/** Width in mm of the line around a shape that has neither a line width nor a fill. */
export const defaultStrokeMm = 0.25;
