/** Number of retries of a failed read. */
export const RETRIES = 2;
