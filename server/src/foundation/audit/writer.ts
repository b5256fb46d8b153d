import type { Caller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import type { RequestFacts } from '../http/route.ts';
import type { Transaction } from '../store/store.ts';
import { recordEvent } from './record-event.ts';
import type { AuditEventName } from '../values/audit-events.ts';

/** What a write is recorded with, also one that is done later for who asked for it. */
export interface Author {
  readonly services: Pick<Services, 'clock'>;
  readonly caller: Pick<Caller, 'organizationId' | 'userId'>;
  readonly clientAddress: string;
}

/** Who writes, and what the write is recorded with. */
export interface Writer extends Author {
  readonly caller: Caller;
}

/** What a handler of a write is called with. */
export interface WriteInput<Needs extends Services = Services> {
  readonly services: Needs;
  readonly caller: Caller;
  readonly facts: Pick<RequestFacts, 'clientAddress'>;
}

/** Writes as the caller, in one transaction of their organisation. */
export const writing = <Result>(
  { services, caller, facts }: WriteInput,
  write: (transaction: Transaction, writer: Writer) => Promise<Result>,
): Promise<Result> =>
  services.store.asOrganization(caller.organizationId, (transaction) =>
    write(transaction, { services, caller, clientAddress: facts.clientAddress }),
  );

/** Writes down what a writer did, in the transaction that does it. */
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
