import { z } from 'zod';

/** Where the printer helper is found and which version is current; empty addresses say that none is offered. */
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
