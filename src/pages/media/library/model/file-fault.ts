import type { MediaUsage } from '@/entities/media';
import { formatBytes } from '@/shared/i18n';
import { texts } from '../i18n';
import { FOLDER_CHARACTERS } from '../config/limits';

const { errors } = texts;

const PRINTABLE_TYPE = /^image\/(?:png|jpe?g)$/i;
const PRINTABLE_NAME = /\.(?:png|jpe?g|jfif)$/i;

/** Returns why a file is not worth sending; undefined for one that the server may accept. The server determines the actual format. */
export function fileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  limits: MediaUsage | undefined,
): string | undefined {
  if (type === '' ? !PRINTABLE_NAME.test(name) : !PRINTABLE_TYPE.test(type)) return errors.notPrintable;
  if (size === 0) return errors.empty;
  const most = limits?.maxFileBytes;
  if (most !== undefined && size > most)
    return errors.tooLarge({ size: formatBytes(size), most: formatBytes(most) });
  return undefined;
}

const FOLDER = /^[\p{L}\p{M}\p{N}_ -]+$/u;

/** Returns why a folder name is invalid; undefined for a valid one. */
export function folderFault(folder: string): string | undefined {
  const name = folder.trim();
  if (name === '') return errors.folderNeeded;
  return FOLDER.test(name) && name.length <= FOLDER_CHARACTERS
    ? undefined
    : errors.folder({ most: FOLDER_CHARACTERS });
}
