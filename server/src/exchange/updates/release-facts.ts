import { z } from 'zod';
import { packagesPath, type HelperPackages } from './helper-packages.ts';

/** Download addresses of the printer helper and its current version; empty addresses mean that none is offered. */
export const releaseFactsSchema = z.strictObject({
  githubReleasesUrl: z.string(),
  installedVersion: z.string().optional(),
  latestVersion: z.string(),
  /** For any computer. */
  downloadUrl: z.string().optional(),
  windowsDownloadUrl: z.string(),
  macDownloadUrl: z.string(),
});
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;

export const noReleases: ReleaseFacts = {
  githubReleasesUrl: '',
  latestVersion: '',
  windowsDownloadUrl: '',
  macDownloadUrl: '',
};

/**
 * Returns where the helper is found: what the operator has set, else the packages of this server.
 * @param url base address of this server as this caller knows it, without a trailing slash
 */
export function releaseFacts(
  set: ReleaseFacts,
  offered: HelperPackages | undefined,
  url: string,
): ReleaseFacts {
  if (!offered) return set;
  const windows = offered.packages.find(({ system }) => system === 'windows');
  const hasMac = offered.packages.some(({ system }) => system === 'macos');
  // Elsewhere a page names the packages: which one fits is not known of a visitor.
  const page = `${url}/helper`;
  return {
    githubReleasesUrl: set.githubReleasesUrl || `${url}/${packagesPath}/releases.json`,
    latestVersion: set.latestVersion || offered.version,
    downloadUrl: set.downloadUrl || page,
    windowsDownloadUrl: set.windowsDownloadUrl || (windows ? `${url}/${packagesPath}/${windows.name}` : ''),
    macDownloadUrl: set.macDownloadUrl || (hasMac ? `${page}#macos` : ''),
  };
}
