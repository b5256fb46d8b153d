import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../../foundation/access/caller.ts';
import { HttpError, notFound } from '../../../foundation/http/http-error.ts';
import type { PrintServices } from '../print-services.ts';
import { printJobs } from '../../../foundation/store/schema/index.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { sentences } from '../../sentences/index.ts';
import { makePrintJob } from '../create-print-job.ts';
import { visibleTo } from '../history/history-scope.ts';
import { mayReprint } from '../history/load-job.ts';
import type { PrintJobAnswer } from '../print-job-answer.ts';
import { prepareReprint } from './prepare-reprint.ts';
import type { ReprintRequest } from './reprint-request.ts';

interface AskedReprint {
  readonly printJobId: string;
  readonly request: ReprintRequest;
  readonly caller: Caller;
  readonly publicUrl: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
}

/**
 * Reprints a job, or files of it: as a new job that counts like any other and refers to the original.
 * @throws HttpError 403 and 404 for jobs of others, else as {@link makePrintJob}
 */
export function reprintJob(services: PrintServices, asked: AskedReprint): Promise<PrintJobAnswer> {
  const { printJobId, request, caller, publicUrl, requestId, idempotencyKey } = asked;
  return makePrintJob(services, {
    caller,
    publicUrl,
    requestId,
    idempotencyKey,
    computerName: request.computerName,
    request: { printJobId, ...request },
    reprint: { of: printJobId, reason: request.reason },
    ask: () => [],
    prepare: () =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        await requireReprintable(transaction, caller, printJobId);
        return prepareReprint(transaction, printJobId, request);
      }),
  });
}

async function requireReprintable(
  transaction: Transaction,
  caller: Caller,
  printJobId: string,
): Promise<void> {
  const [job] = await transaction
    .select({ accountId: printJobs.accountId })
    .from(printJobs)
    .where(and(eq(printJobs.id, printJobId), visibleTo(caller)));
  if (!job) throw notFound('printJob', printJobId);
  if (mayReprint(caller, job)) return;
  throw new HttpError(403, sentences.reprint.notYours);
}
