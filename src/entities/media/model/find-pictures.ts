import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';
import type { MediaFile } from '../api/media-file-schema';

/** The formats that labels can show (label-core reads no other pictures). */
const PRINTABLE = /^image\/(png|jpe?g)$/i;
const PRINTABLE_NAME = /\.(png|jpe?g)$/i;

/** Returns whether a file can be printed on a label: by its type, or by its name when the server sends no type. */
export function isPrintable({ contentType, name }: Pick<MediaFile, 'contentType' | 'name'>): boolean {
  return contentType === '' ? PRINTABLE_NAME.test(name) : PRINTABLE.test(contentType);
}

/** Returns the folders that contain pictures, in alphabetical order; the root level of the library is "". */
export function foldersOf(files: readonly MediaFile[]): string[] {
  return [...new Set(files.map(({ folder }) => folder))].toSorted(compareTexts);
}

export interface PictureFilter {
  /** Undefined for all folders. */
  folder: string | undefined;
  /** Every word must occur in the name or the folder, regardless of case and accents. */
  search: string;
}

/** Returns the files that match the search, sorted by folder and name. */
export function findPictures(files: readonly MediaFile[], { folder, search }: PictureFilter): MediaFile[] {
  return files
    .filter((file) => folder === undefined || file.folder === folder)
    .filter((file) => holdsWords(`${file.folder} ${file.name}`, search))
    .toSorted((a, b) => compareTexts(a.folder, b.folder) || compareTexts(a.name, b.name));
}
