import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { installFromDebian, TEST_FONTS } from '../../scripts/debian-packages.ts';
import { buildGallery } from '../../scripts/gallery-build.ts';

test('the fonts of the pictures are installed', () => {
  installFromDebian(TEST_FONTS);
  expect(TEST_FONTS.filter(({ path }) => !existsSync(path))).toEqual([]);
});

// oxlint-disable-next-line vitest/expect-expect -- a build that fails rejects
test('the gallery is built', () => buildGallery(resolve(import.meta.dirname, '../..')));
