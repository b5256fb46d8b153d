/**
 * Deadlock, serialization failure, unique violation by a number taken meanwhile, foreign key violation by a row deleted
 * meanwhile.
 */
const disturbances: ReadonlySet<unknown> = new Set(['40P01', '40001', '23505', '23503']);

/** Error for articles that others changed while a file was imported, so that it must be looked up again. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** Returns whether an error was caused by concurrent writes, so that a retry may succeed. */
export function isDisturbance(error: unknown): boolean {
  if (error instanceof ChangedMeanwhile) return true;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && disturbances.has(cause.code);
}
