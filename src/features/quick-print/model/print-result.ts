import type { QuickPrintRequest } from './quick-print-request';

/**
 * Result of a print; `reason` is a sentence for the person, "" if there is none, `advice` what to do before the next
 * attempt.
 */
export type PrintResult = { ok: true } | { ok: false; reason: string; advice?: string | undefined };

/** Prints a request; a rejection means that its result is unknown. */
export type Print = (request: QuickPrintRequest) => Promise<PrintResult>;
