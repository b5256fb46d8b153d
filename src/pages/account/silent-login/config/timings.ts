/** How long a sign-in may take before the page offers a way out. */
export const SLOW_SIGN_IN_MS = 10_000;
