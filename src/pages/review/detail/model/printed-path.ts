import type { VersionRow } from '@/entities/review';
import type { Id } from '@/shared/api';
import { dayOf } from '@/shared/lib/date';
import { paths } from '@/shared/routes';

type Published = Pick<VersionRow, 'labelVersionId' | 'publishedAt'>;

const dayOfMoment = (moment: string) => dayOf(new Date(moment));

/**
 * Returns the address of a label's print history from the day this version was published until the day the next one
 * replaced it. Returns undefined for a version that was never published, and so never printed.
 */
export function printedPath(
  labelId: Id,
  version: Published,
  versions: readonly Published[],
): string | undefined {
  if (version.publishedAt === '') return undefined;
  const [next] = versions
    .map(({ publishedAt }) => publishedAt)
    .filter((publishedAt) => Date.parse(publishedAt) > Date.parse(version.publishedAt))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  const query = new URLSearchParams({
    period: 'custom',
    from: dayOfMoment(version.publishedAt),
    ...(next !== undefined && { to: dayOfMoment(next) }),
    label: String(labelId),
  });
  return `${paths.printHistory}?${query.toString()}`;
}
