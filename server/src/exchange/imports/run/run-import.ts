import { decodeFile, ImportFileError } from 'label-core/import';
import type { Sentence } from 'label-core/sentence';
import { describeFailure } from '../../../foundation/work/describe-failure.ts';
import type { Services } from '../../../foundation/http/services.ts';
import { sentences } from '../../sentences/index.ts';
import { importServiceLimits } from '../import-limits.ts';
import { finishImport, holdImport, type FinishedImport } from './finish-import.ts';
import { importArticles } from './import-articles.ts';
import { importOrders } from './import-orders.ts';
import { ImportRefusal, requireFaultless } from './import-outcome.ts';
import { isDisturbance } from './is-disturbance.ts';
import { readImportFile, type ReadFile } from './read-import-file.ts';
import type { RejectedRow } from './rejected-row.ts';
import { loadTakenImport, putBackImport, type TakenImport } from './take-import.ts';

type RunParts = Pick<Services, 'store' | 'clock' | 'logger'>;

/**
 * Runs one import: reads and checks the file before any transaction is open, then writes everything and the final state
 * in one transaction. Any error leaves nothing of it.
 */
export async function runImport({ store, clock, logger }: RunParts, taken: TakenImport): Promise<void> {
  const job = await loadTakenImport(store, clock, taken);
  if (!job) return;
  let file: ReadFile | undefined;
  const within = (finish: (transaction: Parameters<typeof finishImport>[0]) => Promise<FinishedImport>) =>
    store.asOrganization(job.organizationId, async (transaction) => {
      if (await holdImport(transaction, job)) await finishImport(transaction, job, await finish(transaction));
    });
  const fail = (told: Sentence, rejected: readonly RejectedRow[] = []) =>
    within(async () => failed(told, file, rejected));

  try {
    if (job.attempts > importServiceLimits.attempts) return await fail(sentences.importRun.givenUp);
    const read = await readImportFile(decodeFile(job.content, job.fileEncoding), job.options);
    file = read;
    requireFaultless(read.rejected, job.options.skipFaulty);
    await within(async (transaction) => {
      const write = job.options.kind === 'articles' ? importArticles : importOrders;
      return { ...(await write(transaction, job, read)), ...factsOf(read), state: 'Done' };
    });
  } catch (error) {
    if (error instanceof ImportFileError)
      return fail(sentences.importRun.nothing({ reason: error.sentence }));
    if (error instanceof ImportRefusal) return fail(error.sentence, error.rejected);
    const facts = { organizationId: job.organizationId, importId: job.id, attempts: job.attempts };
    logger.error('import failed', { ...facts, ...describeFailure(error) });
    if (isDisturbance(error) && job.attempts < importServiceLimits.attempts) {
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
