import type { PrinterLanguage } from '../values/printer-languages.ts';

export interface MeasuredRequest {
  readonly method: string;
  /** Pattern of the route, such as `/api/labels/{id}`; `none` for an address that is no route. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Who asked for a print: a person or a program, for the first time or again; a proof is no print of its label. */
export type PrintSource = 'person' | 'program' | 'reprint' | 'proof';

/** `refused`: by a rule of ours, or by the database for what was asked. */
export type TransactionOutcome = 'done' | 'refused' | 'unavailable' | 'full';

/** Receives what happens in the server, as it happens. Nothing that is told names a person, an organisation or a thing of theirs. */
export interface Meter {
  /** A request has come; the returned function is called with its facts when it was answered. */
  readonly request: () => (facts: MeasuredRequest) => void;
  /** A request has failed for a reason that nobody foresaw. */
  readonly failed: () => void;
  /** A transaction of the store has ended. @param role part of the store it worked in */
  readonly transaction: (role: string, outcome: TransactionOutcome, seconds: number) => void;
  /** The database undid a transaction, or lost it, and it is done again. */
  readonly retried: (reason: string) => void;
  /** A file is drawn; the returned function is called when it is there. */
  readonly drawing: (language: PrinterLanguage) => () => void;
  /** A print job was stored. */
  readonly printed: (source: PrintSource, labels: number) => void;
}

const nothing = () => undefined;

/** Meter of a server that nobody observes. */
export const noMeter: Meter = {
  request: () => nothing,
  failed: nothing,
  transaction: nothing,
  retried: nothing,
  drawing: () => nothing,
  printed: nothing,
};
