import { labelPictures, pictureFingerprint, type LabelImage, type LabelTemplate } from 'label-core';
import { hasShades } from 'label-core/shades';

/** Whether a picture has shades, by its fingerprint: what a picture is does not change. */
const measured = new Map<string, boolean>();

/**
 * Measures the pictures of a label that are not measured yet, because the layout is synchronous. Returns a function that
 * tells whether a thermal printer loses shades of a picture.
 */
export async function shadedPictures(
  template: LabelTemplate,
  pictures: Readonly<Record<string, Uint8Array>>,
): Promise<(picture: LabelImage) => boolean> {
  for (const picture of labelPictures(template, pictures)) {
    const fingerprint = pictureFingerprint(picture);
    if (measured.has(fingerprint)) continue;
    measured.set(
      fingerprint,
      await hasShades(new Blob([picture.bytes.slice()], { type: picture.mediaType })),
    );
  }
  return (picture) => measured.get(pictureFingerprint(picture)) === true;
}
