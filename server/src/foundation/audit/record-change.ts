import type { Transaction } from '../store/store.ts';
import type { AuditEventName } from '../values/audit-events.ts';
import { logName } from './log-name.ts';
import { recordWrite, type Author } from './writer.ts';

/**
 * Returns a function that records changes of one kind of record, in the transaction that makes them: "agent 4: Dock 3,
 * disabled".
 * @param kind name of the kind in the security log: "agent"
 */
export const changeRecorder =
  (kind: string) =>
  (
    transaction: Transaction,
    writer: Author,
    event: AuditEventName,
    { id, name }: { readonly id: number; readonly name: string },
    detail = '',
  ): Promise<void> =>
    recordWrite(
      transaction,
      writer,
      event,
      [logName(kind, id, name), detail].filter((part) => part !== '').join(', '),
    );
