import { frameOf } from '../scene/frame.ts';
import { readLabelImage } from '../scene/label-image.ts';
import type { ImageNode } from '../scene/scene.ts';
import type { ImageElement } from '../template/template-schema.ts';
import { embeddedImage } from './embedded-image.ts';
import { type ElementLayout, type LayoutContext, nothing } from './element-layout.ts';

export function layOutImage(element: ImageElement, context: LayoutContext): ElementLayout {
  const { source, id } = element;
  if ('dataUri' in source) {
    return drawn(element, embeddedImage(source.dataUri), { words: `of element “${id}”` });
  }
  const { variable } = source;
  const mediaId = context.values.get(variable) ?? '';
  if (mediaId === '') return nothing;
  const bytes = Object.hasOwn(context.images, mediaId) ? context.images[mediaId] : undefined;
  const words = `of variable “${context.labels.get(variable) ?? variable}”`;
  if (bytes) return drawn(element, bytes, { words, variable });
  const message = `The image ${words} is not in the media library.`;
  return { nodes: [], problems: [{ code: 'image-missing', variable, elementId: id, message }] };
}

function drawn(
  element: ImageElement,
  bytes: Uint8Array,
  { words, variable }: { readonly words: string; readonly variable?: string },
): ElementLayout {
  const image = readLabelImage(bytes);
  if (image === null) {
    const message = `The image ${words} cannot be read; it must be a whole PNG or JPEG file.`;
    const problem = { code: 'image-unreadable', elementId: element.id, message } as const;
    return { nodes: [], problems: [{ ...problem, ...(variable !== undefined && { variable }) }] };
  }
  const frame = frameOf(element);
  const node: ImageNode = {
    kind: 'image',
    elementId: element.id,
    image,
    fit: element.fit ?? 'contain',
    centerXMm: element.xMm + element.widthMm / 2,
    centerYMm: element.yMm + element.heightMm / 2,
    widthMm: frame.width,
    heightMm: frame.height,
    rotation: frame.rotation,
  };
  return { nodes: [node], problems: [] };
}
