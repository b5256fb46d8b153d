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

/** Where the built gallery stands: outside of `dist`, which is what people get. */
export const galleryOutput = (root: string): string => resolve(root, '.cache/gallery');

/** Builds the gallery as the app is built. */
export async function buildGallery(root: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...galleryConfig(root),
    logLevel: 'error',
    build: { outDir: galleryOutput(root), emptyOutDir: true },
  });
}
