import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { installFromDebian } from '../../scripts/debian-packages.ts';
import { buildGallery } from '../../scripts/gallery-build.ts';

/** The families of fonts.conf. */
const FONTS = [
  { name: 'fonts-dejavu-core', path: '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf' },
  { name: 'fonts-liberation', path: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
];

test('the fonts of the pictures are installed', () => {
  installFromDebian(FONTS);
  expect(FONTS.filter(({ path }) => !existsSync(path))).toEqual([]);
});

// oxlint-disable-next-line vitest/expect-expect -- a build that fails rejects
test('the gallery is built', () => buildGallery(resolve(import.meta.dirname, '../..')));
