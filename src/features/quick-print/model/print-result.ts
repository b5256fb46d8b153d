/** How a print ended; `reason` is a sentence for the person, "" when nobody gave one. */
export type PrintResult = { ok: true } | { ok: false; reason: string };
