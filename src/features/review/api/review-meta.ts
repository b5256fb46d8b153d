import { reviewQueries } from '@/entities/review';
import { labelQueries } from '@/entities/label';
import { articleQueries } from '@/entities/article';

const errorShownBy = 'caller';

/** What a step before publication makes stale: the review, and every list that names a label's newest version. */
export const reviewMeta = {
  errorShownBy,
  invalidates: [reviewQueries.all(), labelQueries.administered()],
} as const;

/** What is printed changes: labels, and the articles that carry their variables. */
export const printedMeta = {
  errorShownBy,
  invalidates: [reviewQueries.all(), labelQueries.all(), articleQueries.all()],
} as const;

/** The address of a call of quality assurance. */
export const qualityPath = (...parts: readonly (string | number)[]): string =>
  ['api', 'QualityAssurance', ...parts.map((part) => encodeURIComponent(part))].join('/');
