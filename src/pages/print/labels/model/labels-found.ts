import type { LabelSummary } from '@/entities/label';
import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';

/** Returns the labels whose name contains every word of the search, sorted by name. */
export function labelsFound(labels: readonly LabelSummary[], searchQuery: string): LabelSummary[] {
  return labels
    .filter(({ name }) => holdsWords(name, searchQuery))
    .toSorted((a, b) => compareTexts(a.name, b.name));
}
