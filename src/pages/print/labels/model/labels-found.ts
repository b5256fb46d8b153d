import type { LabelSummary } from '@/entities/label';
import { holdsWords } from '@/shared/lib/word-search';

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The labels whose name holds every word of the search, in the order of their names. */
export function labelsFound(labels: readonly LabelSummary[], searchQuery: string): LabelSummary[] {
  return labels
    .filter(({ name }) => holdsWords(name, searchQuery))
    .toSorted((a, b) => byName.compare(a.name, b.name));
}
