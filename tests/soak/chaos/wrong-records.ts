import type { SeenCall } from '../../../bench/profile/seen-call.ts';
import type { KeptFile } from './kept-records.ts';
import type { Fault } from './faults.ts';

/** A fault that was brought, with the times in ms of the clock between which it lasted. */
export interface Outage extends Pick<Fault, 'name' | 'allowed'> {
  readonly from: number;
  readonly until: number;
}

/** Time after the end of a fault by which everything is answered again. */
const BACK_WITHIN_MS = 10_000;

/** Returns a sentence for each call that ended as none may: errors outside of a fault, and kinds that it does not allow. */
export function wrongCalls(seen: readonly SeenCall[], outages: readonly Outage[]): readonly string[] {
  return seen.flatMap(({ kind, at, ms, outcome, retryAfter, cause = '' }) => {
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return [];
    const during = outages.filter(({ from, until }) => at >= from && at <= until + BACK_WITHIN_MS);
    const isRefusal = outcome === 503 && retryAfter !== null;
    if (during.some(({ allowed }) => isRefusal || (outcome !== 503 && allowed.includes(outcome)))) return [];
    const last = outages.findLast(({ from }) => from <= at);
    const since = last
      ? `${((at - last.until) / 1000).toFixed(1)} s after the end of “${last.name}”`
      : 'before all';
    const when = `at ${new Date(at).toISOString()}, ${Math.round(ms)} ms after it began, ${since}`;
    return [`${kind}: ${outcome} ${cause}${outcome === 503 ? `, Retry-After ${retryAfter}` : ''}, ${when}`];
  });
}

/**
 * Returns a sentence for each file that the store or the paper has otherwise than it must be.
 * @param confirmed files of each job by its key, as the servers answered
 * @param paper how often each file lies printed
 */
export function wrongFiles(
  kept: readonly KeptFile[],
  confirmed: ReadonlyMap<string, readonly string[]>,
  paper: ReadonlyMap<string, number>,
): readonly string[] {
  const known = new Set([...confirmed.values()].flat());
  const stored = new Set(kept.map(({ entry }) => entry));
  const lost = [...known]
    .filter((entry) => !stored.has(entry))
    .map((entry) => `${entry} is not in the store`);
  const strange = [...paper.keys()]
    .filter((entry) => !known.has(entry))
    .map((entry) => `${entry} was printed for nobody`);
  const wrong = kept.flatMap(({ key, entry, status, handOvers, ended }) => {
    const times = paper.get(entry) ?? 0;
    const isRight =
      confirmed.get(key)?.join() === entry &&
      handOvers === 1 &&
      ended === 1 &&
      ((status === 'Success' && times === 1) || (status === 'Unknown' && times <= 1));
    return isRight
      ? []
      : [
          `${entry} of ${key} is ${status}, handed over ${handOvers} times, ended ${ended}, ${times} times on paper`,
        ];
  });
  return [...lost, ...strange, ...wrong];
}
