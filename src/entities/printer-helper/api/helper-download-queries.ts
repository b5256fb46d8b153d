import ky from 'ky';
import { queryOptions, skipToken } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callForList, callForValue, lenient, productApi } from '@/shared/api';
import { RELEASE_POLL_MS } from '../config/timings';

const downloadsSchema = z.object({
  /** URL of a public list of releases; "" when the organisation uses none. */
  githubReleasesUrl: lenient.text(),
  installedVersion: lenient.text(),
  latestVersion: lenient.text(),
  /** Download for any computer; "" when the server has one for each. */
  downloadUrl: lenient.text(),
  windowsDownloadUrl: lenient.text(),
  macDownloadUrl: lenient.text(),
});
export type HelperDownloads = z.infer<typeof downloadsSchema>;

const releaseSchema = z.object({
  tag_name: lenient.text(),
  draft: lenient.flag(),
  prerelease: lenient.flag(),
  assets: lenient.list(z.object({ name: lenient.text(), browser_download_url: lenient.text() })),
});
export type HelperRelease = z.infer<typeof releaseSchema>;

/** Client for an external host: sends no token, no cookies and no referrer. */
const releaseHost = ky.create({ retry: 0, credentials: 'omit', referrerPolicy: 'no-referrer' });

export const helperDownloadQueries = {
  all: () => ['helper-download'] as const,
  /** Download URLs of the helper. */
  downloads: () =>
    queryOptions({
      queryKey: [...helperDownloadQueries.all(), 'downloads'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/updates/downloads', downloadsSchema, { signal }),
      refetchInterval: RELEASE_POLL_MS,
      staleTime: RELEASE_POLL_MS,
      meta: { silent: true },
    }),
  /** The public release list, every 10 minutes (specification 9); not requested without a URL. */
  releases: (url: string | undefined) =>
    queryOptions({
      queryKey: [...helperDownloadQueries.all(), 'releases', url],
      queryFn: url
        ? ({ signal }) => callForList(releaseHost, 'get', url, releaseSchema, { signal })
        : skipToken,
      refetchInterval: RELEASE_POLL_MS,
      staleTime: RELEASE_POLL_MS,
      retry: false,
      meta: { silent: true },
    }),
};
