import type { Caller } from '../../foundation/access/caller.ts';
import { writing, type Writer } from '../../foundation/audit/writer.ts';
import type { RequestFacts } from '../../foundation/http/route.ts';
import type { Services } from '../../foundation/http/services.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Who changes labels: what becomes of a version is written down, and told by mail. */
export interface LabelWriter extends Writer {
  readonly services: Pick<Services, 'clock' | 'keys'>;
  /** Where the app is, without a trailing slash, for links in mails. */
  readonly publicUrl: string;
  /** What whoever makes the change reads: mails to people who have chosen no language are written by it. */
  readonly acceptLanguage: string | undefined;
}

interface LabelInput {
  readonly services: Services;
  readonly caller: Caller;
  readonly facts: RequestFacts;
}

/** Runs one change of labels in a transaction of the caller's organisation; then its mails go out. */
export async function writingLabel<Result>(
  input: LabelInput,
  write: (transaction: Transaction, writer: LabelWriter) => Promise<Result>,
): Promise<Result> {
  const { services, facts } = input;
  const result = await writing(input, (transaction, writer) =>
    write(transaction, {
      ...writer,
      services,
      publicUrl: facts.publicUrl,
      acceptLanguage: facts.acceptLanguage,
    }),
  );
  services.mail.wake();
  services.webHooks.wake();
  return result;
}
