/** Max. characters of a filter in the address. */
export const FILTER_CHARACTERS = 200;

/** Max. days of the chart: more bars would not be distinguishable. */
export const MAX_CHART_DAYS = 92;

/** Days of the chart where no period is chosen. */
export const USUAL_CHART_DAYS = 30;

/** Max. characters of a typed reason; the server stores it after the listed reason and a colon. */
export const DETAILS_MAX_CHARS = 250;

/** The server counts jobs up to this number; one more stands for all others. */
export const MOST_COUNTED = 2_000;
