/** Duration of a sign-in after which the page offers a way back. */
export const SLOW_SIGN_IN_MS = 10_000;
