import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';

/**
 * How the gallery of components is served and built: as the app is, from a page of its own. Its cache and what is built
 * stand apart from the app's.
 */
export const galleryConfig = (root: string): InlineConfig => ({
  root: resolve(root, 'gallery'),
  configFile: resolve(root, 'vite.config.ts'),
  cacheDir: resolve(root, '.cache/gallery-packages'),
});
