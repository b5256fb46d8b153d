import { decodeFile, ImportFileError } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { describeFailure } from '../../../foundation/work/describe-failure.ts';
import type { Services } from '../../../foundation/http/services.ts';
import { sentences } from '../../sentences/index.ts';
import { importServiceLimits } from '../import-limits.ts';
import type { Transaction } from '../../../foundation/store/store.ts';
import { finishImport, type FinishedImport } from './finish-import.ts';
import { ImportPutBack, ImportTakenOver, withinImport, type WithinImport } from './held-import.ts';
import { importArticles } from './import-articles.ts';
import type { ImportJob } from './import-job.ts';
import { importOrders } from './import-orders.ts';
import { ImportRefusal, requireFaultless, type ImportOutcome } from './import-outcome.ts';
import { isDisturbance } from './is-disturbance.ts';
import { discardPending } from './pending-articles.ts';
import { readImportFile, type ReadFile } from './read-import-file.ts';
import type { RejectedRow } from './rejected-row.ts';
import { stageArticles } from './stage-articles.ts';
import { tidyPending, tidyUp } from './tidy-up.ts';
import { loadTakenImport, putBackImport, type TakenImport } from './take-import.ts';

type RunParts = Pick<Services, 'store' | 'clock' | 'logger'>;

/**
 * Runs one import: reads and checks the file before any transaction is open, writes what is new in short transactions
 * that nobody sees the result of, and the rest and the final state in one. Any error leaves nothing of it.
 * @param isEnding once true, the import is put back before its next transaction, and this attempt does not count
 */
export async function runImport(
  parts: RunParts,
  taken: TakenImport,
  isEnding: () => boolean = () => false,
): Promise<void> {
  const { store, clock } = parts;
  const job = await loadTakenImport(store, clock, taken);
  if (!job) return;
  try {
    await runTaken(parts, { taken, job, isEnding });
    await tidyUp(parts, job);
  } catch (error) {
    if (error instanceof ImportPutBack) {
      // Whoever takes it discards what is pending.
      await store.asHousekeeping((transaction) => putBackImport(transaction, taken, taken.attempts - 1));
    } else if (!(error instanceof ImportTakenOver)) throw error;
  }
}

interface Run {
  readonly taken: TakenImport;
  readonly job: ImportJob;
  readonly isEnding: () => boolean;
}

async function runTaken({ store, clock, logger }: RunParts, { taken, job, isEnding }: Run) {
  let file: ReadFile | undefined;
  const held = withinImport(store, clock, job);
  const within: WithinImport = async (work) => {
    if (isEnding()) throw new ImportPutBack();
    return held(work);
  };
  const finish = (work: (transaction: Transaction) => Promise<FinishedImport>) =>
    within(async (transaction) => finishImport(transaction, job, await work(transaction)));
  const fail = async (told: Sentence, rejected: readonly RejectedRow[] = []) => {
    // Before its end is told: nobody looks for what an import left that has ended.
    await discardPending(within, job);
    await finish(async () => failed(told, file, rejected));
  };

  try {
    // What a process left that ended in the middle.
    await discardPending(within, job);
    if (job.attempts > importServiceLimits.attempts) return await fail(sentences.importRun.givenUp);
    const read = await readImportFile(decodeFile(job.content, job.fileEncoding), job.options);
    file = read;
    requireFaultless(read.rejected, job.options.skipFaulty);
    const done = (outcome: ImportOutcome) => ({ ...outcome, ...factsOf(read), state: 'Done' as const });
    if (job.options.kind === 'articles') {
      const staged = await stageArticles({ within, tidy: () => tidyPending({ store, logger }) }, job, read);
      await finish(async (transaction) => done(await importArticles(transaction, job, staged)));
    } else {
      await finish(async (transaction) => done(await importOrders(transaction, job, read)));
    }
    return undefined;
  } catch (error) {
    if (error instanceof ImportTakenOver || error instanceof ImportPutBack) throw error;
    if (error instanceof ImportFileError)
      return fail(sentences.importRun.nothing({ reason: error.sentence }));
    if (error instanceof ImportRefusal) return fail(error.sentence, error.rejected);
    const facts = { organizationId: job.organizationId, importId: job.id, attempts: job.attempts };
    logger.error('import failed', { ...facts, ...describeFailure(error) });
    if (isDisturbance(error) && job.attempts < importServiceLimits.attempts) {
      await discardPending(within, job);
      await store.asHousekeeping((transaction) => putBackImport(transaction, taken));
      return undefined;
    }
    return fail(isDisturbance(error) ? sentences.importRun.disturbed : sentences.importRun.broken);
  }
}

const factsOf = (file: ReadFile | undefined) => ({
  headings: file?.headings ?? [],
  rowCount: file?.rowCount ?? 0,
});

const failed = (
  told: Sentence,
  file: ReadFile | undefined,
  rejected: readonly RejectedRow[],
): FinishedImport => ({
  state: 'Failed',
  told,
  rejected,
  createdCount: 0,
  updatedCount: 0,
  skippedCount: 0,
  firstCreatedId: null,
  ...factsOf(file),
});
