/** Deliveries in the log of a web hook, the newest. */
export const DELIVERIES_SHOWN = 50;
