import { logName } from '../../foundation/audit/log-name.ts';
import type { AuditEventName } from '../../foundation/values/audit-events.ts';
import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Records a change of a label with its author and network address. */
export const recordLabelEvent = (
  transaction: Transaction,
  writer: Writer,
  event: Extract<AuditEventName, `label-${string}`>,
  { labelId, name }: { readonly labelId: number; readonly name: string },
): Promise<void> => recordWrite(transaction, writer, event, logName('label', labelId, name));
