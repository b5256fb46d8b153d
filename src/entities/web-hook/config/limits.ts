/** Max. deliveries in the log of a web hook; the newest are shown. */
export const DELIVERIES_SHOWN = 50;
