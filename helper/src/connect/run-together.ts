/**
 * Runs tasks in parallel until the signal is aborted. When one fails, the others are stopped; its error is thrown after
 * all of them have ended.
 */
export async function runTogether(
  outer: AbortSignal,
  tasks: readonly ((signal: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const halt = new AbortController();
  const signal = AbortSignal.any([outer, halt.signal]);
  const failures: unknown[] = [];
  const settled = tasks.map((task) =>
    task(signal).catch((error: unknown) => {
      failures.push(error);
      halt.abort(error);
    }),
  );
  await Promise.all(settled);
  if (failures.length > 0) throw failures[0];
}
