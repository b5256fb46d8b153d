import type { Caller } from '../../foundation/access/caller.ts';
import { writing, type Writer } from '../../foundation/audit/writer.ts';
import type { RequestFacts } from '../../foundation/http/route.ts';
import type { Services } from '../../foundation/http/services.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Writer of changes to labels, which are recorded and announced by mail. */
export interface LabelWriter extends Writer {
  readonly services: Pick<Services, 'clock' | 'keys'>;
  /** Base URL of the app, without a trailing slash, for links in mails. */
  readonly publicUrl: string;
  /** Languages accepted by the caller: used for mails to people who have not chosen one. */
  readonly acceptLanguage: string | undefined;
}

interface LabelInput {
  readonly services: Services;
  readonly caller: Caller;
  readonly facts: RequestFacts;
}

/** Runs one change of labels in a transaction of the caller's organisation, then sends its mails. Returns its result. */
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
