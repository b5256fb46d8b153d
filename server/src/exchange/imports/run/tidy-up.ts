import { articleLabels, articles, orderLines, orders } from '../../../foundation/store/schema/index.ts';
import type { Services } from '../../../foundation/http/services.ts';
import { describeFailure } from '../../../foundation/work/describe-failure.ts';
import type { ImportJob } from './import-job.ts';

type TidyParts = Pick<Services, 'store' | 'logger'>;

/** Files below this size, in bytes, change too little to be worth it. */
const smallest = 100_000;
const written = { articles: [articles, articleLabels], orders: [orders, orderLines] };

/**
 * Tidies up the tables an import has written, so that the first searches after it are as quick as later ones. Never
 * rejects: a failure is logged, and housekeeping does the same later.
 */
export async function tidyUp(
  { store, logger }: TidyParts,
  { content, options: { kind } }: Pick<ImportJob, 'content' | 'options'>,
): Promise<void> {
  if (content.length < smallest) return;
  await store
    .vacuum({ tables: written[kind] })
    .catch((error: unknown) => logger.warn('tables not tidied up', describeFailure(error)));
}

/**
 * Lets the indexes answer for articles written so far: searches walk over pending ones, and would look at each of them.
 * Never rejects. PostgreSQL does it by itself.
 */
export async function tidyPending({ store, logger }: TidyParts): Promise<void> {
  if (store.kind !== 'pglite') return;
  await store
    .vacuum({ tables: [articles], isAnalyzed: false })
    .catch((error: unknown) => logger.warn('tables not tidied up', describeFailure(error)));
}
