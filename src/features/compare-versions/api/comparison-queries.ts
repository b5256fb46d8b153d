import { queryOptions } from '@tanstack/react-query';
import type { ExampleFacts, LabelValues } from '@/entities/label';
import { ApiError, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { compareInWorker, stressInWorker } from '../model/compare-in-worker';

/** Version to draw; its hash identifies the template. */
export interface ComparedVersion {
  labelVersionId: Id;
  version: number | undefined;
  versionHash: string;
  template?: unknown;
}

type Pictures = Readonly<Record<string, Uint8Array>>;

/** A template with a given hash cannot change: a drawing of it stays valid. */
const forEver = { staleTime: Infinity, retry: false } as const;

const nameOf = ({ labelVersionId, versionHash }: ComparedVersion) => [labelVersionId, versionHash];

/** Queries for the worker's results; they fail like calls, with a sentence for the person. */
export const comparisonQueries = {
  /** Both versions drawn with these values, and their differences. */
  compared: (
    before: ComparedVersion | undefined,
    after: ComparedVersion,
    values: LabelValues,
    pictures: Pictures,
    facts: ExampleFacts = {},
  ) =>
    queryOptions({
      queryKey: [
        'version-comparison',
        before && nameOf(before),
        nameOf(after),
        values,
        Object.keys(pictures).toSorted(),
        facts,
      ],
      queryFn: ({ signal }) =>
        compareInWorker(
          { before: before?.template, after: after.template, values, pictures, facts },
          signal,
        ).catch(sayWhy),
      ...forEver,
    }),
  /** Results of the stress cases for one version. */
  stress: (version: ComparedVersion, pictures: Pictures, facts: ExampleFacts = {}) =>
    queryOptions({
      queryKey: ['version-stress', nameOf(version), Object.keys(pictures).toSorted(), facts],
      queryFn: ({ signal }) =>
        stressInWorker({ template: version.template, pictures, facts }, signal).catch(sayWhy),
      ...forEver,
    }),
};

/** Rethrows with a sentence: a template that cannot be laid out is not a network error. */
function sayWhy(error: unknown): never {
  if (error instanceof ApiError) throw error;
  const why = error instanceof Error && error.message !== '' ? ` ${error.message}` : '';
  throw new ApiError(`${texts.cannotDraw}${why}`, { kind: 'unreadable' });
}
