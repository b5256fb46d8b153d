/** Max. work without a pause: a sixth of what a person notices, on a computer with a quarter of the speed. */
export const WORK_SLICE_MS = 10;

/** Time each version is shown in turn: far below three flashes a second (WCAG 2.3.1). */
export const BLINK_TURN_MS = 800;
