import { z } from 'zod';

/** Download addresses of the printer helper and its current version; empty addresses mean that none is offered. */
export const releaseFactsSchema = z.strictObject({
  githubReleasesUrl: z.string(),
  installedVersion: z.string().optional(),
  latestVersion: z.string(),
  windowsDownloadUrl: z.string(),
  macDownloadUrl: z.string(),
});
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;

export const noReleases: ReleaseFacts = {
  githubReleasesUrl: '',
  latestVersion: '0.1.0',
  windowsDownloadUrl: '',
  macDownloadUrl: '',
};
