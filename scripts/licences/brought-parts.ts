import { koffiForWindows } from '../packaging/koffi-for-windows.ts';
import type { BroughtPart } from './brought-part.ts';
import { ofEmscripten, unicodeData } from './common-parts.ts';
import { partsOfPdfium } from './parts-of-pdfium.ts';
import { partsOfPglite } from './parts-of-pglite.ts';

interface Bringer {
  /** Version of the package in which these parts were looked up. */
  readonly lookedUpIn: string;
  readonly parts: readonly BroughtPart[];
}

/**
 * What packages bring inside, by package. A new version of such a package fails the build until somebody has looked whether
 * it still brings the same.
 */
export const broughtParts: Readonly<Record<string, Bringer>> = {
  '@electric-sql/pglite': { lookedUpIn: '0.5.16', parts: partsOfPglite },
  '@hyzyla/pdfium': { lookedUpIn: '2.1.13', parts: partsOfPdfium },
  brotli: {
    lookedUpIn: '1.3.3',
    parts: [
      {
        name: 'Brotli decoder and dictionary',
        licence: 'Apache-2.0',
        source: 'https://github.com/google/brotli',
        text: { kept: 'apache-2.0.txt' },
      },
    ],
  },
  'bwip-js': {
    lookedUpIn: '4.11.4',
    parts: [
      {
        name: 'Barcode Writer in Pure PostScript',
        version: '2026-05-28',
        licence: 'MIT',
        source: 'https://github.com/bwipp/postscriptbarcode',
        text: { kept: 'bwipp.txt' },
      },
    ],
  },
  koffi: {
    lookedUpIn: '3.3.4',
    parts: [
      {
        name: koffiForWindows.name,
        version: koffiForWindows.version,
        purl: `pkg:npm/${koffiForWindows.name.replace('@', '%40')}@${koffiForWindows.version}`,
        integrity: koffiForWindows.integrity,
        licence: 'MIT',
        source: 'https://koffi.dev',
        text: { own: 'LICENSE.txt' },
      },
      {
        name: 'node-addon-api',
        licence: 'MIT',
        source: 'https://github.com/nodejs/node-addon-api',
        text: { own: 'vendor/node-addon-api/LICENSE.md' },
      },
      {
        name: 'node-api-headers',
        licence: 'MIT',
        source: 'https://github.com/nodejs/node-api-headers',
        text: { own: 'vendor/node-api-headers/LICENSE' },
      },
    ],
  },
  pdfkit: {
    lookedUpIn: '0.20.2',
    parts: [
      {
        name: 'Metrics of the 14 standard fonts of PDF',
        licence: 'APAFML',
        source: 'https://github.com/adobe-type-tools/Core14_AFMs',
        text: { kept: 'adobe-core-14.txt' },
      },
      {
        name: 'Colour profile sRGB2014',
        licence: 'LicenseRef-sRGB2014',
        source: 'https://registry.color.org/rgb-registry/srgbprofiles',
        text: { kept: 'srgb2014.txt' },
      },
    ],
  },
  'zxing-wasm': {
    lookedUpIn: '3.1.4',
    parts: [
      {
        name: 'ZXing-C++',
        licence: 'Apache-2.0',
        source: 'https://github.com/zxing-cpp/zxing-cpp',
        text: { kept: 'apache-2.0.txt' },
      },
      {
        name: 'libzueci',
        licence: 'BSD-3-Clause',
        source: 'https://sourceforge.net/projects/libzueci',
        text: { kept: 'zueci.txt' },
      },
      ...ofEmscripten,
    ],
  },
  '@formatjs/icu-messageformat-parser': { lookedUpIn: '3.5.23', parts: [unicodeData] },
  fontkit: { lookedUpIn: '2.0.4', parts: [unicodeData] },
  linebreak: { lookedUpIn: '1.1.0', parts: [unicodeData] },
  'unicode-properties': { lookedUpIn: '1.4.1', parts: [unicodeData] },
};
