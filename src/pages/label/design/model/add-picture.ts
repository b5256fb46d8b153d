import { embeddedPicture, mostPictureBytes } from 'label-core/design';
import { formatBytes } from '@/shared/i18n';
import { texts } from '../i18n';
import type { Designing } from './use-designing';

/** A file may be somewhat larger than what is read to find out what it is; far larger ones are not read at all. */
const MOST_READ_BYTES = 100_000_000;

/**
 * Puts a picture on the label: as a new element that holds it, or into a picture that is there. What cannot be put there is
 * refused in the status line.
 */
export async function addPicture(
  { template, edit, tell }: Pick<Designing, 'template' | 'edit' | 'tell'>,
  file: File,
  dpi: number,
  /** Id of the picture that holds it; without one, a new element does. */
  intoId?: string,
): Promise<void> {
  const name = file.name || texts.picture.unnamed;
  const tooLarge = () =>
    tell(
      texts.picture.tooLarge({
        name,
        size: formatBytes(file.size),
        most: formatBytes(mostPictureBytes),
      }),
    );
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return tell(texts.picture.otherKind({ name }));
  if (file.size > MOST_READ_BYTES) return tooLarge();
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return tell(texts.picture.unread({ name }));
  }
  const element = embeddedPicture(bytes, template, { name: texts.names.image, dpi });
  if (element === 'no-picture') return tell(texts.picture.unread({ name }));
  if (element === 'too-large') return tooLarge();
  edit(
    intoId === undefined
      ? { kind: 'add', element }
      : { kind: 'setContent', id: intoId, content: element.source },
  );
}
