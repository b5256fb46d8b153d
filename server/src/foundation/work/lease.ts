/**
 * Duration of a lease in ms. Whoever takes work from the store has it for so long, and renews it while busy: what a
 * killed server had in hand is taken over by another one after that, at its next look.
 */
const LEASE_MS = 6000;
const RENEW_EVERY_MS = 1500;

/** Returns when a lease ends that begins now. */
export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);

/**
 * Does work under a lease that was taken just now, and renews it meanwhile. A renewal that fails is tried again: at worst
 * the lease ends and another server does the work too, so the caller must store the result only if nobody took it over.
 * No renewal is in progress any more when this resolves.
 * @param renew begins the lease anew, unless another server has taken it
 */
export async function underLease<Result>(
  renew: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewing: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    renewing ??= renew()
      .catch(() => undefined)
      .finally(() => (renewing = undefined));
  }, RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewing;
  }
}
