import type { MediaUsage } from '@/entities/media';
import { bytesInWords } from './bytes-in-words';
import { faultTexts } from './fault-texts';

const PRINTABLE_TYPE = /^image\/(?:png|jpe?g)$/i;
const PRINTABLE_NAME = /\.(?:png|jpe?g|jfif)$/i;

/** Why a file need not even be sent; undefined for one the server may take. What it really is the server finds out. */
export function fileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  limits: MediaUsage | undefined,
): string | undefined {
  if (type === '' ? !PRINTABLE_NAME.test(name) : !PRINTABLE_TYPE.test(type)) return faultTexts.notPrintable;
  if (size === 0) return faultTexts.empty;
  const most = limits?.maxFileBytes;
  if (most !== undefined && size > most) return faultTexts.tooLarge(bytesInWords(size), bytesInWords(most));
  return undefined;
}

const FOLDER = /^[\p{L}\p{M}\p{N}_ -]+$/u;
const FOLDER_CHARACTERS = 64;

/** Why a folder cannot have this name; undefined for one it can have. */
export function folderFault(folder: string): string | undefined {
  const name = folder.trim();
  if (name === '') return faultTexts.folderNeeded;
  return FOLDER.test(name) && name.length <= FOLDER_CHARACTERS
    ? undefined
    : faultTexts.folder(FOLDER_CHARACTERS);
}
