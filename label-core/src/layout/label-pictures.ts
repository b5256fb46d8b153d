import { type LabelImage, readLabelImage } from '../scene/label-image.ts';
import { pictureFingerprint } from '../scene/picture-fingerprint.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { embeddedImage } from './embedded-image.ts';

/**
 * Returns the pictures that a label can show, each once: those within its template, and those given for its variables.
 * Files that are no pictures are left out.
 * @param images bytes of a PNG or JPEG by media id, as for `layout`
 */
export function labelPictures(
  { elements }: LabelTemplate,
  images: Readonly<Record<string, Uint8Array>> = {},
): readonly LabelImage[] {
  const embedded = elements.flatMap((element) =>
    element.type === 'image' && 'dataUri' in element.source ? [embeddedImage(element.source.dataUri)] : [],
  );
  const pictures = [...embedded, ...Object.values(images)]
    .map(readLabelImage)
    .filter((picture) => picture !== null);
  return [...new Map(pictures.map((picture) => [pictureFingerprint(picture), picture])).values()];
}
