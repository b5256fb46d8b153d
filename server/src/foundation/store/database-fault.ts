/**
 * Meaning of an error of a transaction:
 * - `lost`: the connection ended; without a commit nothing has happened.
 * - `conflict`: PostgreSQL rolled the transaction back in favour of another one; a retry may succeed.
 * - `unprepared`: the connection does not have a statement prepared as it was taken to have; the transaction was rolled
 *   back, and a retry prepares it again.
 * - `busy`: it took too long, or no connection is available.
 * - `full`: the disk of the database is full.
 */
export type DatabaseFault = 'lost' | 'conflict' | 'unprepared' | 'busy' | 'full';

/** Faults by SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const byCode: Readonly<Record<string, DatabaseFault>> = {
  '40001': 'conflict',
  '40P01': 'conflict',
  '26000': 'unprepared',
  '42P05': 'unprepared',
  '25006': 'busy',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '53100': 'full',
  ENOSPC: 'full',
  '25P03': 'lost',
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '57P05': 'lost',
};
/** Codes of the operating system for connection errors. */
const ofNetwork: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Messages of the driver, for errors without a code. */
const ofDriver: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^Query read timeout/, 'busy'],
  [/^Connection terminated/, 'lost'],
  [/not queryable$/, 'lost'],
];

/** Returns the reason why the database could not do its work; undefined if the error was caused by the request itself. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AggregateError) return databaseFault(error.errors[0]);
  return faultOf(error) ?? databaseFault(error.cause);
}

function faultOf(error: Error): DatabaseFault | undefined {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('08') || ofNetwork.has(code)) return 'lost';
  // A migration has changed what a prepared statement answers.
  if (code === '0A000' && 'routine' in error && error.routine === 'RevalidateCachedQuery')
    return 'unprepared';
  return byCode[code] ?? ofDriver.find(([message]) => message.test(error.message))?.[1];
}
