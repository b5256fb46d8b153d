/** The most characters of a filter in the address. */
export const FILTER_CHARACTERS = 200;

/** The most days of the chart: more bars cannot be told apart. */
export const MAX_CHART_DAYS = 92;

/** Days of the chart where no period is chosen. */
export const USUAL_CHART_DAYS = 30;

/** The most characters of a reason in words: the server keeps them after the listed reason and a colon. */
export const DETAILS_MAX_CHARS = 250;
