/** Deadlock, two transactions that cannot stand one after the other, a number taken meanwhile, a row gone meanwhile. */
const disturbances: ReadonlySet<unknown> = new Set(['40P01', '40001', '23505', '23503']);

/** Whether an error of the store came of what others wrote at the same time: trying again may go well. */
export function isDisturbance(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && disturbances.has(cause.code);
}
