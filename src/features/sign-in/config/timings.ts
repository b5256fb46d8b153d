/** Time limit of a sign-in at an identity provider. */
export const OPEN_ID_PENDING_MS = 10 * 60_000;
