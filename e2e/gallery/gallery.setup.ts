import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { buildGallery } from '../../scripts/gallery-build.ts';

// oxlint-disable-next-line vitest/expect-expect -- a build that fails rejects
test('the gallery is built', () => buildGallery(resolve(import.meta.dirname, '../..')));
