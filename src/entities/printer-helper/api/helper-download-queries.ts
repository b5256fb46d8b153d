import ky from 'ky';
import { queryOptions, skipToken } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callForList, callForValue, lenient, productApi } from '@/shared/api';
import { RELEASE_POLL_MS } from '../config/timings';

const downloadsSchema = z.object({
  /** A public list of releases; "" where the organisation fetches none. */
  githubReleasesUrl: lenient.text(),
  installedVersion: lenient.text(),
  latestVersion: lenient.text(),
  /** For whatever computer; "" where the server has one for each. */
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

/** A foreign address: no token, no cookies, nothing that tells who asks. */
const releaseHost = ky.create({ retry: 0, credentials: 'omit', referrerPolicy: 'no-referrer' });

export const helperDownloadQueries = {
  all: () => ['helper-download'] as const,
  /** Where the helper can be downloaded. */
  downloads: () =>
    queryOptions({
      queryKey: [...helperDownloadQueries.all(), 'downloads'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/updates/downloads', downloadsSchema, { signal }),
      refetchInterval: RELEASE_POLL_MS,
      staleTime: RELEASE_POLL_MS,
      meta: { silent: true },
    }),
  /** The public release list, every 10 minutes (specification 9); never asked for where no address is given. */
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
