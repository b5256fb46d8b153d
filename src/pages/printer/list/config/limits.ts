/** The server keeps no higher number (server/src/people/organizations/print-rules.ts). */
export const MAX_UNASKED_LABELS = 1_000_000;
