/** How long the sign-in at an identity provider may take. */
export const OPEN_ID_PENDING_MS = 10 * 60_000;
