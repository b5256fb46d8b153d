import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { handOverPrint } from '../agents/jobs/hand-over.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { PrintServices } from './print-services.ts';
import { printJobs } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { PrintSource } from '../../foundation/work/meter.ts';
import { isUniqueViolation } from '../../foundation/store/unique-violation.ts';
import { requireAllowance, takeAllowance } from '../../people/subscription/print-allowance.ts';
import { sentences } from '../sentences/index.ts';
import { loadLabelDays } from '../../people/organizations/label-days.ts';
import { computeLabels } from './compute-labels.ts';
import { findOrderLines } from './find-order-lines.ts';
import { allotForJob, nextNumbers } from './job-numbers.ts';
import { planNumbers } from './number-plan.ts';
import { prepareLines, type PreparedLine } from './prepare-lines.ts';
import { answerOf, loadPrintJobAnswer, type PrintJobAnswer } from './print-job-answer.ts';
import type { PrintRequest } from './print-request.ts';
import { printLimits } from '../../foundation/values/print-limits.ts';
import { renderLines, requirePrintable } from './render-lines.ts';
import { storeJob, type Reprint } from './store-job.ts';

interface CreateJob {
  readonly request: PrintRequest;
  readonly caller: Caller;
  readonly publicUrl: string;
  readonly idempotencyKey: string | undefined;
}

/** Creates the print job of a request. @throws HttpError as {@link makePrintJob} */
export function createPrintJob(
  services: PrintServices,
  { request, ...rest }: CreateJob,
): Promise<PrintJobAnswer> {
  const { computerName, lines } = request;
  requireReasonableSize(lines);
  return makePrintJob(services, {
    ...rest,
    computerName,
    request,
    prepare: async (transaction) =>
      prepareLines(transaction, await findOrderLines(transaction, rest.caller, lines)),
  });
}

interface MakeJob extends Omit<CreateJob, 'request'> {
  readonly computerName: string;
  /** Request, whose hash tells a repeat from another request under the same key. */
  readonly request: unknown;
  /** Finds the lines to print. @throws HttpError 422 naming what does not exist */
  readonly prepare: (transaction: Transaction) => Promise<PreparedLine[]>;
  readonly reprint?: Reprint;
  /** A proof shows the next numbers and takes none of them. */
  readonly isProof?: boolean;
}

/**
 * Creates a print job: reads and checks, allots numbers, draws, then stores. Nothing is created or counted before
 * everything is drawn, and a single transaction at the end uses the allowance and stores the job; so an invalid value, a
 * failed drawing or a used-up allowance leaves no trace, but for a gap in the numbers. Drawing stays outside any
 * transaction: the embedded store has one connection (docs/adr/0043).
 * @throws HttpError 402 if the allowance is used up, 409 key used for another request, 422 naming what cannot be
 *   printed, 503 while the organisation, or all of them together, have too much printed at once
 */
export const makePrintJob = (services: PrintServices, job: MakeJob): Promise<PrintJobAnswer> =>
  services.printCalls.within(job.caller.organizationId, () => makeJob(services, job));

async function makeJob(
  services: PrintServices,
  { request, computerName, prepare, reprint, isProof = false, caller, publicUrl, idempotencyKey }: MakeJob,
): Promise<PrintJobAnswer> {
  const { store, renderer, clock } = services;
  const { organizationId } = caller;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  requireKey(idempotencyKey);

  const key = { caller, publicUrl, idempotencyKey, requestHash };
  const asked = clock();
  const found = await store.asOrganization(organizationId, async (transaction) => {
    const repeated = await findJobByKey(transaction, services, key);
    if (repeated) return { repeated };
    await requireAllowance(transaction, asked);
    return { lines: await prepare(transaction), days: await loadLabelDays(transaction) };
  });
  if (found.repeated) return found.repeated;
  const { lines, days } = found;
  requireReasonableSize(lines.map(({ line }) => line));
  const numbering = { caller, idempotencyKey, requestHash, days, now: asked };
  const plan = planNumbers(lines);
  const next = await nextNumbers(store, numbering, plan);
  const examples = computeLabels(lines, { ...days, now: asked }, { plan, textOf: next });
  requirePrintable(renderer, examples);

  const {
    ranges,
    now: printed,
    textOf,
  } = isProof ? { ranges: [], now: asked, textOf: next } : await allotForJob(store, numbering, plan);
  const computed =
    plan.needs.size === 0 ? examples : computeLabels(lines, { ...days, now: printed }, { plan, textOf });
  const files = await renderLines(renderer, computed, organizationId);

  try {
    const { answer, agentIds } = await store.asOrganization(organizationId, async (transaction) => {
      const now = clock();
      const job = { caller, computerName, idempotencyKey, requestHash, files, ranges, reprint, now };
      const { printJobId, files: stored } = await storeJob(transaction, job);
      // A person’s app hands over file by file, so that a print can be paused and cancelled; a program does not stay to
      // do so.
      const handedTo = caller.isClient
        ? await handOverPrint(transaction, { printJobId, createdAt: now, now })
        : [];
      await takeAllowance(transaction, organizationId, now);
      const answered = { organizationId, printJobId, publicUrl, createdAt: now };
      return { agentIds: handedTo, answer: answerOf(services.keys, answered, stored) };
    });
    const labels = lines.reduce((sum, { line }) => sum + line.quantity, 0);
    services.meter.printed(sourceOf({ caller, reprint, isProof }), labels);
    for (const id of agentIds) services.programNews.tell({ kind: 'agent', organizationId, id });
    return answer;
  } catch (error) {
    // Another call with the same key was stored while this one was drawing: its job is the response to both.
    const sibling = isUniqueViolation(error, 'print_jobs_idempotency')
      ? await store.asOrganization(organizationId, (transaction) => findJobByKey(transaction, services, key))
      : undefined;
    if (sibling) return sibling;
    throw error;
  }
}

function sourceOf({
  caller,
  reprint,
  isProof,
}: Pick<MakeJob, 'caller' | 'reprint' | 'isProof'>): PrintSource {
  if (isProof) return 'proof';
  if (reprint !== undefined) return 'reprint';
  return caller.isClient ? 'program' : 'person';
}

function requireReasonableSize(lines: readonly { readonly quantity: number }[]): void {
  const labelCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (labelCount > printLimits.labelsPerJob) {
    throw new HttpError(422, sentences.print.manyLabels({ most: printLimits.labelsPerJob }));
  }
}

function requireKey(idempotencyKey: string | undefined): void {
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
    throw new HttpError(422, sentences.print.keyForm);
  }
}

interface AskedKey {
  readonly caller: Caller;
  readonly publicUrl: string;
  readonly idempotencyKey: string | undefined;
  readonly requestHash: string;
}

async function findJobByKey(
  transaction: Transaction,
  services: Pick<PrintServices, 'keys'>,
  { caller: { organizationId, userId }, publicUrl, idempotencyKey, requestHash }: AskedKey,
): Promise<PrintJobAnswer | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [job] = await transaction
    .select({ id: printJobs.id, requestHash: printJobs.requestHash })
    .from(printJobs)
    .where(and(eq(printJobs.accountId, userId), eq(printJobs.idempotencyKey, idempotencyKey)));
  if (!job) return undefined;
  if (job.requestHash !== requestHash) {
    throw new HttpError(409, sentences.print.keyUsed);
  }
  return loadPrintJobAnswer(transaction, services, { organizationId, printJobId: job.id, publicUrl });
}
