import type { DataImport } from '@/entities/data-import';
import { texts } from '../i18n';

type Counts = Pick<DataImport, 'createdCount' | 'updatedCount' | 'skippedCount' | 'rejectedCount'>;

const { results } = texts;

/** "3 created, 2 changed"; counts of zero are left out. */
export function formatResult({ createdCount, updatedCount, skippedCount, rejectedCount }: Counts): string {
  return [
    createdCount > 0 && results.created({ count: createdCount }),
    updatedCount > 0 && results.updated({ count: updatedCount }),
    skippedCount > 0 && results.skipped({ count: skippedCount }),
    rejectedCount > 0 && results.rejected({ count: rejectedCount }),
  ]
    .filter(Boolean)
    .join(', ');
}
