import type { HelperUpdate } from './helper-update';

interface DownloadLink {
  readonly system: 'windows' | 'mac' | 'other';
  readonly url: string;
}

/**
 * Returns the downloads of the helper that the server has, that for this computer first.
 * @param userAgent how the browser describes itself
 */
export function downloadLinks(
  { windowsDownloadUrl, macDownloadUrl, downloadUrl }: HelperUpdate,
  userAgent: string,
): DownloadLink[] {
  const own = systemOf(userAgent);
  const links: DownloadLink[] = [
    { system: 'windows', url: windowsDownloadUrl },
    { system: 'mac', url: macDownloadUrl },
    { system: 'other', url: downloadUrl },
  ];
  return links
    .filter(({ url }) => /^https?:/.test(url))
    .toSorted((one, other) => Number(other.system === own) - Number(one.system === own));
}

function systemOf(userAgent: string): DownloadLink['system'] {
  if (/Windows/i.test(userAgent)) return 'windows';
  return /Macintosh|Mac OS X/i.test(userAgent) ? 'mac' : 'other';
}
