/** How often a read that failed is tried again. */
export const RETRIES = 2;
