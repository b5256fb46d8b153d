import { describe, expect, it } from 'vitest';
import { downloadLinks } from './download-links';

const update = {
  installedVersion: '',
  latestVersion: '1.0.0',
  isUpdateAvailable: false,
  windowsDownloadUrl: 'https://labels.test/setup.exe',
  macDownloadUrl: 'https://labels.test/helper#macos',
  downloadUrl: 'https://labels.test/helper',
};
const systems = (userAgent: string, changed = {}) =>
  downloadLinks({ ...update, ...changed }, userAgent).map(({ system }) => system);

describe('the downloads of the helper', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156', ['windows', 'mac', 'other']],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', ['mac', 'windows', 'other']],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/150', ['other', 'windows', 'mac']],
    ['', ['other', 'windows', 'mac']],
  ])('are in order for %s', (userAgent, order) => {
    expect(systems(userAgent)).toEqual(order);
  });

  it('are only those that the server has, with an address of the web', () => {
    expect(systems('Windows', { windowsDownloadUrl: '', macDownloadUrl: 'javascript:alert(1)' })).toEqual([
      'other',
    ]);
  });
});
