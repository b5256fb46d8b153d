import { globSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const GALLERY = resolve(import.meta.dirname, '../../gallery');
const PICTURES = resolve(import.meta.dirname, 'pictures');

/** Look of the components. Three pictures cover both schemes, both directions and both widths. */
export const LOOKS = [
  { name: 'light', scheme: 'light', language: 'en', widthPx: 1240 },
  { name: 'dark-on-a-phone', scheme: 'dark', language: 'en', widthPx: 360 },
  { name: 'right-to-left', scheme: 'light', language: 'qps', widthPx: 1240 },
] as const;
export type Look = (typeof LOOKS)[number];

/** Returns the components of the gallery, by the names of its files. */
export const componentNames = (): string[] =>
  globSync('{shared,entities}/*.gallery.tsx', { cwd: GALLERY })
    .map((file) => basename(file, '.gallery.tsx'))
    .toSorted();

export const pictureOf = (component: string, look: Look): string => `${component}-${look.name}.png`;

/** Returns the file names of the stored pictures. */
export const keptPictures = (): string[] => readdirSync(PICTURES).toSorted();
