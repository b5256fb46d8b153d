import type { Caller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import type { RequestFacts } from '../http/route.ts';
import type { Transaction } from '../store/store.ts';
import { recordEvent } from './record-event.ts';
import type { AuditEventName } from '../values/audit-events.ts';

/** Data a write is recorded with, also for a write that is done later on somebody's behalf. */
export interface Author {
  readonly services: Pick<Services, 'clock'>;
  readonly caller: Pick<Caller, 'organizationId' | 'userId'>;
  readonly clientAddress: string;
}

/** Caller who writes, and the data the write is recorded with. */
export interface Writer extends Author {
  readonly caller: Caller;
}

/** Input of the handler of a write. */
export interface WriteInput<Needs extends Services = Services> {
  readonly services: Needs;
  readonly caller: Caller;
  readonly facts: Pick<RequestFacts, 'clientAddress'>;
}

/** Runs a write as the caller, in one transaction of their organisation, and returns its result. */
export const writing = <Result>(
  { services, caller, facts }: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<Result>,
): Promise<Result> =>
  services.store.asOrganization(caller.organizationId, (transaction) =>
    write(transaction, { services, caller, clientAddress: facts.clientAddress }),
  );

/** Records an action of a writer, in the same transaction. */
export const recordWrite = (
  transaction: Transaction,
  { services, caller, clientAddress }: Author,
  event: AuditEventName,
  detail: string,
): Promise<void> =>
  recordEvent(transaction, {
    organizationId: caller.organizationId,
    actorId: caller.userId,
    event,
    clientAddress,
    detail,
    now: services.clock(),
  });
