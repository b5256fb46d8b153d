import { useQuery } from '@tanstack/react-query';
import { mayUpload, reviewQueries, type VersionRow } from '@/entities/review';
import type { DesignBase } from './design-thing';
import type { DesignRights } from './save-ways';

/**
 * Returns the newest version of the label, if somebody saved it since the design was begun. It is asked for as often as the
 * screens of the review do; without it the next save would say so.
 */
export function useNewerVersion(
  { labelId, newestVersion }: DesignBase,
  { roles }: DesignRights,
): VersionRow | undefined {
  const isKnown = labelId !== undefined && newestVersion !== undefined;
  const { data } = useQuery({
    ...reviewQueries.versions(labelId ?? ''),
    // Just read with the design.
    refetchOnMount: true,
    enabled: isKnown && mayUpload(roles),
    meta: { silent: true },
  });
  const [newest] = (data?.versions ?? []).toSorted((one, other) => numberOf(other) - numberOf(one));
  return newest && isKnown && numberOf(newest) > newestVersion ? newest : undefined;
}

const numberOf = ({ version = 0 }: VersionRow) => version;
