/** After a deletion the list opens by itself (specification 4). */
export const DELETED_SHOWN_MS = 5_000;
