import { resolve } from 'node:path';
import type { InlineConfig } from 'vite';

/**
 * Returns the configuration for serving and building the component gallery: like the app, from a page of its own. Its
 * cache and output are separate from the app's.
 */
export const galleryConfig = (root: string): InlineConfig => ({
  root: resolve(root, 'gallery'),
  configFile: resolve(root, 'vite.config.ts'),
  cacheDir: resolve(root, '.cache/gallery-packages'),
});

/** Returns the folder of the built gallery: outside of `dist`, which is delivered to people. */
export const galleryOutput = (root: string): string => resolve(root, '.cache/gallery');

/** Builds the gallery in the same way as the app. */
export async function buildGallery(root: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...galleryConfig(root),
    logLevel: 'error',
    build: { outDir: galleryOutput(root), emptyOutDir: true },
  });
}
