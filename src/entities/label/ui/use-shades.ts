import { useQueries } from '@tanstack/react-query';
import type { LabelImage, LabelTemplate } from 'label-core';
import type { LabelKit } from '../api/open-label-kit';
import { labelQueries } from '../api/label-queries';

/**
 * Returns a function that tells whether a picture of the label has shades that a thermal printer loses; none has until it
 * is measured.
 * @param bytes pictures of the media library, by media id
 */
export function useShades(
  { core }: LabelKit,
  template: LabelTemplate,
  bytes: Readonly<Record<string, Uint8Array>>,
): (picture: LabelImage) => boolean {
  const pictures = core.labelPictures(template, bytes);
  const fingerprints = pictures.map(core.pictureFingerprint);
  const queries = useQueries({
    queries: pictures.map((picture) => labelQueries.shades(core.pictureFingerprint(picture), picture)),
  });
  const shaded = fingerprints.filter((_fingerprint, index) => queries[index]?.data === true);
  return (picture) => shaded.includes(core.pictureFingerprint(picture));
}
