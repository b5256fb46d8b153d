import type { QuickPrintRequest } from './quick-print-request';

/**
 * How a print ended; `reason` is a sentence for the person, "" when nobody gave one, `advice` what to do before the next
 * try.
 */
export type PrintResult = { ok: true } | { ok: false; reason: string; advice?: string | undefined };

/** Prints a request; a rejection means that it is not known what became of it. */
export type Print = (request: QuickPrintRequest) => Promise<PrintResult>;
