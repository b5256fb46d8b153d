import type { LabelImage } from '../scene/label-image.ts';

const hrefs = new WeakMap<LabelImage, string>();
const chunkBytes = 8192;

/** Returns an image as data URI, created once for each picture. */
export function imageHref(image: LabelImage): string {
  const known = hrefs.get(image);
  if (known !== undefined) return known;
  let binary = '';
  for (let at = 0; at < image.bytes.length; at += chunkBytes) {
    binary += String.fromCharCode(...image.bytes.subarray(at, at + chunkBytes));
  }
  const href = `data:${image.mediaType};base64,${btoa(binary)}`;
  hrefs.set(image, href);
  return href;
}
