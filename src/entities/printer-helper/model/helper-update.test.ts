import { describe, expect, it } from 'vitest';
import { helperUpdate } from './helper-update';
import { isOlder } from './helper-version';

const downloads = {
  githubReleasesUrl: '',
  installedVersion: '',
  latestVersion: '1.2.0',
  downloadUrl: 'https://server.test/helper',
  windowsDownloadUrl: 'https://server.test/helper.exe',
  macDownloadUrl: 'https://server.test/helper.pkg',
};
const release = (tag: string, facts = {}) => ({
  tag_name: tag,
  draft: false,
  prerelease: false,
  assets: [{ name: 'helper.msi', browser_download_url: `https://releases.test/${tag}.msi` }],
  ...facts,
});

describe('the helper’s versions', () => {
  it.each([
    ['1.2.0', '1.10.0', true],
    ['1.10.0', '1.2.0', false],
    ['v1.2', '1.2.0', false],
    ['1.2.0-beta', '1.2.1', true],
    ['', '1.0.0', false],
    ['nightly', '1.0.0', false],
  ])('compares the helper version %s with %s, older: %s', (a, b, expected) => {
    expect(isOlder(a, b)).toBe(expected);
  });

  it('offers the newest public release and fills gaps from the server', () => {
    const update = helperUpdate('1.2.0', downloads, [
      release('v2.0.0', { prerelease: true }),
      release('v1.3.0'),
    ]);
    expect(update).toEqual({
      installedVersion: '1.2.0',
      latestVersion: '1.3.0',
      downloadUrl: 'https://server.test/helper',
      windowsDownloadUrl: 'https://releases.test/v1.3.0.msi',
      macDownloadUrl: 'https://server.test/helper.pkg',
      isUpdateAvailable: true,
    });
  });

  it('says nothing of an update when the helper is current or not known', () => {
    expect(helperUpdate('1.2.0', downloads, undefined).isUpdateAvailable).toBe(false);
    expect(helperUpdate('', downloads, undefined).isUpdateAvailable).toBe(false);
  });
});
