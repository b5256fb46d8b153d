import { useQuery } from '@tanstack/react-query';
import { helperDownloadQueries, helperUpdate, type HelperUpdate } from '@/entities/printer-helper';

/** What there is to download of the helper, and whether it is newer than this one; asked every 10 minutes (specification 9). */
export function useHelperUpdate(installedVersion: string): HelperUpdate {
  const { data: downloads } = useQuery(helperDownloadQueries.downloads());
  const { data: releases } = useQuery(helperDownloadQueries.releases(downloads?.githubReleasesUrl));
  return helperUpdate(installedVersion, downloads, releases);
}
