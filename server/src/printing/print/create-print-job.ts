import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../foundation/access/caller.ts';
import { handOverPrint } from '../agents/jobs/hand-over.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import type { PrintServices } from './print-services.ts';
import { fixedStatement, type Places } from '../../foundation/store/fixed-statement.ts';
import { readsOf } from '../../foundation/store/read-rows.ts';
import { printJobs } from '../../foundation/store/schema/index.ts';
import type { AnswersTo, Statements, Transaction } from '../../foundation/store/store.ts';
import type { PrintSource } from '../../foundation/work/meter.ts';
import { isUniqueViolation } from '../../foundation/store/unique-violation.ts';
import {
  askForTerms,
  refusalOfPrint,
  takeAllowance,
  termsOf,
} from '../../people/subscription/print-allowance.ts';
import { sentences } from '../sentences/index.ts';
import { computeLabels } from './compute-labels.ts';
import { findOrderLines } from './find-order-lines.ts';
import { allotForJob, nextNumbers } from './job-numbers.ts';
import { planNumbers } from './number-plan.ts';
import { askForLines, prepareLines, type PreparedLine } from './prepare-lines.ts';
import { logPrintJob } from './log-print-job.ts';
import { answerOf, loadPrintJobAnswer, type PrintJobAnswer } from './print-job-answer.ts';
import type { PrintRequest } from './print-request.ts';
import { printLimits } from '../../foundation/values/print-limits.ts';
import { renderLines, requirePrintable } from './render-lines.ts';
import { storeJob, type Reprint } from './store-job.ts';

interface CreateJob {
  readonly request: PrintRequest;
  readonly caller: Caller;
  readonly publicUrl: string;
  /** Id of the request, which the log, the helper and agents write down. */
  readonly requestId: string;
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
    ask: (transaction) => askForLines(transaction, lines),
    prepare: async (found) => {
      const { store } = services;
      const { caller } = rest;
      const read = readsOf(store, caller.organizationId);
      return prepareLines(read, found, await findOrderLines(store, caller, lines));
    },
  });
}

interface MakeJob<Asked extends Statements> extends Omit<CreateJob, 'request'> {
  readonly computerName: string;
  /** Request, whose hash tells a repeat from another request under the same key. */
  readonly request: unknown;
  /** Asks for records that the lines are found by, together with what is asked for each job. */
  readonly ask: (transaction: Transaction) => Asked;
  /** Finds the lines to print. @throws HttpError 422 naming what does not exist */
  readonly prepare: (found: AnswersTo<Asked>) => Promise<PreparedLine[]>;
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
export const makePrintJob = <const Asked extends Statements>(
  services: PrintServices,
  job: MakeJob<Asked>,
): Promise<PrintJobAnswer> =>
  services.printCalls.within(job.caller.organizationId, async () => {
    const answer = await makeJob(services, job);
    logPrintJob(services.logger, job.requestId, answer);
    return answer;
  });

async function makeJob<const Asked extends Statements>(
  services: PrintServices,
  { request, computerName, ask, prepare, reprint, isProof = false, ...asking }: MakeJob<Asked>,
): Promise<PrintJobAnswer> {
  const { caller, publicUrl, requestId, idempotencyKey } = asking;
  const { store, renderer, clock } = services;
  const { organizationId } = caller;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  requireKey(idempotencyKey);

  const key = { caller, publicUrl, idempotencyKey, requestHash };
  const asked = clock();
  const [repeated, terms, ...found] = await store.readAsOrganization(organizationId, (transaction) => [
    askForKey(transaction, key),
    askForTerms(transaction, asked),
    ...ask(transaction),
  ]);
  const first = repeated.length > 0 ? await findJobByKey(services, key) : undefined;
  if (first) return first;
  const days = termsOf(terms);
  const lines = await prepare(found);
  requireReasonableSize(lines.map(({ line }) => line));
  const numbering = { caller, idempotencyKey, requestHash, days, now: asked };
  const plan = planNumbers(lines);
  const next = await nextNumbers(store, numbering, plan);
  const examples = computeLabels(lines, { ...days, now: asked }, { plan, textOf: next });
  // Without numbers nothing is taken before the labels are drawn, which finds the same problems.
  if (plan.needs.size > 0) requirePrintable(renderer, examples);

  const {
    ranges,
    now: printed,
    textOf,
  } = isProof ? { ranges: [], now: asked, textOf: next } : await allotForJob(store, numbering, plan);
  const computed =
    plan.needs.size === 0 ? examples : computeLabels(lines, { ...days, now: printed }, { plan, textOf });
  const files = await renderLines(renderer, computed, organizationId);

  try {
    const { answer, agentIds } = await store.asOrganization(
      organizationId,
      async (transaction) => {
        const now = clock();
        const keyed = { idempotencyKey, requestHash, requestId };
        const job = { caller, computerName, ...keyed, files, ranges, reprint, now };
        const { printJobId, files: stored, rest } = await storeJob(transaction, job);
        const answered = { organizationId, printJobId, publicUrl, createdAt: now, requestId };
        const made = { now, rest, agentIds: [], answer: answerOf(services.keys, answered, stored) };
        if (!caller.isClient) return made;
        // A person’s app hands over file by file, so that a print can be paused and cancelled; a program does not stay to
        // do so.
        for (const statement of rest(transaction)) await statement;
        const handedTo = await handOverPrint(transaction, { printJobId, createdAt: now, now });
        return { ...made, agentIds: handedTo, rest: () => [] };
      },
      (transaction, { rest, now }) => [...rest(transaction), takeAllowance(transaction, organizationId, now)],
    );
    const labels = lines.reduce((sum, { line }) => sum + line.quantity, 0);
    services.meter.printed(sourceOf({ caller, reprint, isProof }), labels);
    for (const id of agentIds) services.programNews.tell({ kind: 'agent', organizationId, id });
    return answer;
  } catch (error) {
    // Another call with the same key was stored while this one was drawing: its job is the response to both.
    const sibling = isUniqueViolation(error, 'print_jobs_idempotency')
      ? await findJobByKey(services, key)
      : undefined;
    if (sibling) return sibling;
    throw refusalOfPrint(error) ?? error;
  }
}

function sourceOf({
  caller,
  reprint,
  isProof,
}: Pick<MakeJob<Statements>, 'caller' | 'reprint' | 'isProof'>): PrintSource {
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

const loadJobOfKey = fixedStatement(
  (transaction, { userId, key }: Places<{ userId: Caller['userId']; key: string }>) =>
    transaction
      .select({ id: printJobs.id, requestHash: printJobs.requestHash })
      .from(printJobs)
      .where(and(eq(printJobs.accountId, userId), eq(printJobs.idempotencyKey, key))),
);

/** Asks for the job of a key; without a key there is none. */
const askForKey = (
  transaction: Transaction,
  { caller: { userId }, idempotencyKey }: AskedKey,
): PromiseLike<readonly { readonly id: string; readonly requestHash: string }[]> =>
  idempotencyKey === undefined
    ? Promise.resolve([])
    : loadJobOfKey(transaction, { userId, key: idempotencyKey });

/** Returns the answer to the first call with a key; undefined if there was none. @throws HttpError 409 for another one */
const findJobByKey = (
  services: Pick<PrintServices, 'keys' | 'store'>,
  asked: AskedKey,
): Promise<PrintJobAnswer | undefined> =>
  services.store.asOrganization(asked.caller.organizationId, async (transaction) => {
    const [job] = await askForKey(transaction, asked);
    if (!job) return undefined;
    if (job.requestHash !== asked.requestHash) throw new HttpError(409, sentences.print.keyUsed);
    const { caller, publicUrl } = asked;
    const { organizationId } = caller;
    return loadPrintJobAnswer(transaction, services, { organizationId, printJobId: job.id, publicUrl });
  });
