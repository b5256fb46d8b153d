import { reviewQueries } from '@/entities/review';
import { labelQueries } from '@/entities/label';
import { articleQueries } from '@/entities/article';

const errorShownBy = 'caller';

/** Queries that a step before publication invalidates: the review, and every list with a label's newest version. */
export const reviewMeta = {
  errorShownBy,
  invalidates: [reviewQueries.all(), labelQueries.administered()],
} as const;

/** Queries to invalidate when the printed version changes: labels, and the articles that have their variables. */
export const printedMeta = {
  errorShownBy,
  invalidates: [reviewQueries.all(), labelQueries.all(), articleQueries.all()],
} as const;

/** Returns the path of a quality assurance call. */
export const qualityPath = (...parts: readonly (string | number)[]): string =>
  ['api', 'QualityAssurance', ...parts.map((part) => encodeURIComponent(part))].join('/');
