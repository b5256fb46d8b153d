import type { HelperDownloads, HelperRelease } from '../api/helper-download-queries';
import { isOlder } from './helper-version';

/** Content of the download panel (specification 3, Update info). */
export interface HelperUpdate {
  installedVersion: string;
  latestVersion: string;
  /** Download for any computer; "" when the server sends none. */
  downloadUrl: string;
  windowsDownloadUrl: string;
  macDownloadUrl: string;
  isUpdateAvailable: boolean;
}

/**
 * Returns the newest release of the public list, else the one the server names; `installed` is the running helper's
 * version.
 */
export function helperUpdate(
  installed: string,
  downloads: HelperDownloads | undefined,
  releases: readonly HelperRelease[] | undefined,
): HelperUpdate {
  const newest = releases?.find(({ draft, prerelease }) => !draft && !prerelease);
  const assetUrl = (ending: RegExp) =>
    newest?.assets.find(({ name }) => ending.test(name))?.browser_download_url ?? '';
  const installedVersion = installed || (downloads?.installedVersion ?? '');
  const latestVersion = newest?.tag_name.replace(/^v/, '') || (downloads?.latestVersion ?? '');
  return {
    installedVersion,
    latestVersion,
    downloadUrl: downloads?.downloadUrl ?? '',
    windowsDownloadUrl: assetUrl(/\.(exe|msi)$/i) || (downloads?.windowsDownloadUrl ?? ''),
    macDownloadUrl: assetUrl(/\.(dmg|pkg)$/i) || (downloads?.macDownloadUrl ?? ''),
    isUpdateAvailable: isOlder(installedVersion, latestVersion),
  };
}
