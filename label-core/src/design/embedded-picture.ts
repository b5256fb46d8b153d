import { boundsOf } from '../scene/element-box.ts';
import { readLabelImage, type LabelImage } from '../scene/label-image.ts';
import { dotMm } from '../scene/length.ts';
import { templateLimits } from '../template/template-limits.ts';
import type { ImageElement, LabelTemplate } from '../template/template-schema.ts';
import { freePlace, usualMarginMm } from './free-place.ts';
import { roundMm } from './hundredth.ts';
import { openStrokeMm } from './outline.ts';
import { uniqueName } from './unique-name.ts';

/** Why a file cannot be a picture inside a label. */
export type PictureRefusal = 'no-picture' | 'too-large';

/** Longest beginning of a data URI: `data:image/jpeg;base64,`. */
const headCharacters = 23;

/** Max. bytes of a picture inside a label: a file of base64 is a third longer. */
export const mostPictureBytes = Math.floor((templateLimits.imageCharacters - headCharacters) / 4) * 3;

/** Sizes that are tried until there is a free place, as shares of the largest. */
const shares = [1, 0.75, 0.5, 0.35, 0.25];
/** Size where no place is free. */
const usualShare = 0.5;
const leastMm = 2;

/**
 * Returns a new element that shows a PNG or JPEG file, in its true proportion: a pixel is a dot of the printer, as far as
 * it has room between the margins, and less where a smaller place is free.
 * @param name wanted id; a number is added where it is taken
 * @param dpi of the printer
 */
export function embeddedPicture(
  bytes: Uint8Array,
  template: LabelTemplate,
  { name, dpi }: { readonly name: string; readonly dpi: number },
): ImageElement | PictureRefusal {
  const image = readLabelImage(bytes);
  if (!image) return 'no-picture';
  if (bytes.length > mostPictureBytes) return 'too-large';
  const id = uniqueName(name, new Set(template.elements.map((element) => element.id)));
  return { type: 'image', id, ...placeOf(image, template, dpi), source: { dataUri: dataUriOf(image) } };
}

type Place = Pick<ImageElement, 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>;

function placeOf({ widthPx, heightPx }: LabelImage, template: LabelTemplate, dpi: number): Place {
  const marginMm = template.design?.marginMm ?? usualMarginMm;
  const most = (sideMm: number) => Math.max(sideMm - 2 * marginMm, sideMm / 2);
  const mmPerPx = Math.min(dotMm(dpi), most(template.widthMm) / widthPx, most(template.heightMm) / heightPx);
  const placed = (share: number): Place => {
    const size = {
      widthMm: Math.max(0.01, roundMm(widthPx * mmPerPx * share)),
      heightMm: Math.max(0.01, roundMm(heightPx * mmPerPx * share)),
    };
    return { ...freePlace(template, size), ...size };
  };
  const tried = shares
    .map(placed)
    .filter(({ widthMm, heightMm }, index) => index === 0 || Math.max(widthMm, heightMm) >= leastMm);
  return tried.find((place) => isFree(template, place)) ?? placed(usualShare);
}

/** Returns whether no element lies below a place; the inside of a frame without a fill is free. */
const isFree = ({ elements }: LabelTemplate, place: Place): boolean =>
  !elements.some((element) => {
    const { x, y, width, height } = boundsOf(element);
    const isBeside =
      place.xMm >= x + width ||
      place.xMm + place.widthMm <= x ||
      place.yMm >= y + height ||
      place.yMm + place.heightMm <= y;
    return !isBeside && openStrokeMm(element) === undefined;
  });

/** Bytes that are written at once: more would be too many arguments of a call. */
const written = 0x80_00;

function dataUriOf({ bytes, mediaType }: LabelImage): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += written) {
    text += String.fromCodePoint(...bytes.subarray(at, at + written));
  }
  return `data:${mediaType};base64,${btoa(text)}`;
}
