import { compareTexts } from '@/shared/i18n';
import { holdsWords } from '@/shared/lib/word-search';
import type { MediaFile } from '../api/media-file-schema';

/** The formats that labels can show (label-core reads no other pictures). */
const PRINTABLE = /^image\/(png|jpe?g)$/i;
const PRINTABLE_NAME = /\.(png|jpe?g)$/i;

/** Whether a file can be printed on a label: by its type, by its name where the server tells no type. */
export function isPrintable({ contentType, name }: Pick<MediaFile, 'contentType' | 'name'>): boolean {
  return contentType === '' ? PRINTABLE_NAME.test(name) : PRINTABLE.test(contentType);
}

/** The folders with pictures in them, in the order of the alphabet; the library's own level is "". */
export function foldersOf(files: readonly MediaFile[]): string[] {
  return [...new Set(files.map(({ folder }) => folder))].toSorted(compareTexts);
}

export interface PictureFilter {
  /** Undefined: everywhere. */
  folder: string | undefined;
  /** Every word must be in the name or the folder, case and accents aside. */
  search: string;
}

/** The files a person means, in the order of folder and name. */
export function findPictures(files: readonly MediaFile[], { folder, search }: PictureFilter): MediaFile[] {
  return files
    .filter((file) => folder === undefined || file.folder === folder)
    .filter((file) => holdsWords(`${file.folder} ${file.name}`, search))
    .toSorted((a, b) => compareTexts(a.folder, b.folder) || compareTexts(a.name, b.name));
}
