/** Days of the chart, with today. */
export const PLOTTED_DAYS = 30;

/** Programs that are listed; the others are counted, with a link to their list. */
export const MAX_PROGRAMS = 12;

/** Work that has waited for longer is pointed out; an operator is alerted after the same time (docs/operations.md). */
export const LONG_WAIT_SECONDS = 300;
