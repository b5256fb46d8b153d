import type { SoakOptions } from './soak-options.ts';

const MS_PER_MINUTE = 60_000;

/**
 * Yields the seeds of the rounds, one after the other: as many as `--rounds` says, or until the minutes are over; at
 * least one. By default, `usualMinutes` applies.
 */
export function* roundSeeds(
  { seed, rounds, minutes }: SoakOptions,
  usualMinutes: number,
  now: () => number = Date.now,
): Generator<number> {
  const mostRounds = rounds ?? Infinity;
  const isTimed = rounds === undefined || minutes !== undefined;
  const endsAt = isTimed ? now() + (minutes ?? usualMinutes) * MS_PER_MINUTE : Infinity;
  for (let round = 0; round < mostRounds && (round === 0 || now() < endsAt); round += 1) yield seed + round;
}
