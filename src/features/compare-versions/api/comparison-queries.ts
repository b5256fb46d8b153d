import { queryOptions } from '@tanstack/react-query';
import type { LabelValues } from '@/entities/label';
import { ApiError, type Id } from '@/shared/api';
import { texts } from '../i18n';
import { compareInWorker, stressInWorker } from '../model/compare-in-worker';

/** One version as it is drawn; its hash says which template it is. */
export interface ComparedVersion {
  labelVersionId: Id;
  version: number | undefined;
  versionHash: string;
  template?: unknown;
}

type Pictures = Readonly<Record<string, Uint8Array>>;

/** A template cannot change under its hash: what was drawn of it once stays right. */
const forEver = { staleTime: Infinity, retry: false } as const;

const nameOf = ({ labelVersionId, versionHash }: ComparedVersion) => [labelVersionId, versionHash];

/** What the worker makes of templates; it fails as calls do, with a sentence for the person. */
export const comparisonQueries = {
  /** Both versions drawn with these values, and what differs. */
  compared: (
    before: ComparedVersion | undefined,
    after: ComparedVersion,
    values: LabelValues,
    pictures: Pictures,
  ) =>
    queryOptions({
      queryKey: [
        'version-comparison',
        before && nameOf(before),
        nameOf(after),
        values,
        Object.keys(pictures).toSorted(),
      ],
      queryFn: ({ signal }) =>
        compareInWorker({ before: before?.template, after: after.template, values, pictures }, signal).catch(
          sayWhy,
        ),
      ...forEver,
    }),
  /** What the stress cases find of one version. */
  stress: (version: ComparedVersion, pictures: Pictures) =>
    queryOptions({
      queryKey: ['version-stress', nameOf(version), Object.keys(pictures).toSorted()],
      queryFn: ({ signal }) => stressInWorker({ template: version.template, pictures }, signal).catch(sayWhy),
      ...forEver,
    }),
};

/** A template that cannot be laid out is no fault of the network. */
function sayWhy(error: unknown): never {
  if (error instanceof ApiError) throw error;
  const why = error instanceof Error && error.message !== '' ? ` ${error.message}` : '';
  throw new ApiError(`${texts.cannotDraw}${why}`, { kind: 'unreadable' });
}
