import type { Meter, TransactionOutcome } from '../work/meter.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Store } from './store.ts';

/** Returns the store with each of its transactions told to the meter. */
export function measuredStore(store: Store, meter: Pick<Meter, 'transaction'>): Store {
  const measured = async <Result>(role: string, run: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    const tell = (outcome: TransactionOutcome) =>
      meter.transaction(role, outcome, (performance.now() - startedAt) / 1000);
    try {
      const result = await run();
      tell('done');
      return result;
    } catch (error) {
      tell(outcomeOf(error));
      throw error;
    }
  };
  return {
    ...store,
    asOrganization: (organizationId, work, last) =>
      measured('tenant', () => store.asOrganization(organizationId, work, last)),
    readAsOrganization: (organizationId, ask) =>
      measured('tenant', () => store.readAsOrganization(organizationId, ask)),
    asSignIn: (work) => measured('sign_in', () => store.asSignIn(work)),
    asHousekeeping: (work) => measured('housekeeping', () => store.asHousekeeping(work)),
    asOwner: (work) => measured('owner', () => store.asOwner(work)),
  };
}

function outcomeOf(error: unknown): TransactionOutcome {
  if (!(error instanceof StoreUnavailable)) return 'refused';
  return error.isFull ? 'full' : 'unavailable';
}
