/** Kinds of calls of the load profile. */
export type CallKind = 'search' | 'print' | 'hand over' | 'look' | 'end' | 'refresh' | 'import' | 'invite';

/** Result of one call, as its client saw it. */
export interface SeenCall {
  readonly kind: CallKind;
  /** Time of its end, in ms of the clock. */
  readonly at: number;
  readonly ms: number;
  /** Status of the answer; without one, what became of the connection. */
  readonly outcome: number | 'refused' | 'reset';
  readonly retryAfter: string | null;
  /** What the connection ended with, where there was no answer. */
  readonly cause?: string;
}

/** Codes of connections that nobody accepted: the call has not begun. */
const REFUSED = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']);

/** Returns whether a connection was refused, or ended under way, and by what. */
export function outcomeOf(error: unknown): Required<Pick<SeenCall, 'outcome' | 'cause'>> {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code = '' } = cause as { readonly code?: string };
  // “terminated” where the answer had begun, “fetch failed” before.
  const said = error instanceof Error ? error.message : '';
  return {
    outcome: REFUSED.has(code) ? 'refused' : 'reset',
    cause: `${code} ${String(cause)} (${said})`.trim(),
  };
}
