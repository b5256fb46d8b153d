import { sentences } from '../problem/sentences/index.ts';
import type { Subject } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import { frameOf } from '../scene/frame.ts';
import { readLabelImage } from '../scene/label-image.ts';
import type { ImageNode } from '../scene/scene.ts';
import type { ImageElement } from '../template/template-schema.ts';
import { embeddedImage } from './embedded-image.ts';
import { type ElementLayout, nothing } from './element-layout.ts';
import type { LayoutContext } from './layout-context.ts';

export function layOutImage(element: ImageElement, context: LayoutContext): ElementLayout {
  const { source, id } = element;
  if ('dataUri' in source) {
    const subject = { elementId: id, named: sentences.subject.element({ id }) };
    return drawn(element, embeddedImage(source.dataUri), subject, context);
  }
  const { variable } = source;
  const mediaId = context.values.get(variable) ?? '';
  if (mediaId === '') return nothing;
  const bytes = Object.hasOwn(context.images, mediaId) ? context.images[mediaId] : undefined;
  const named = sentences.subject.variable({ name: context.labels.get(variable) ?? variable });
  if (bytes) return drawn(element, bytes, { elementId: id, variable, named }, context);
  return { nodes: [], problems: [{ ...told.imageMissing({ subject: named }), variable, elementId: id }] };
}

function drawn(
  element: ImageElement,
  bytes: Uint8Array,
  { named, ...place }: Subject,
  { hasShades }: LayoutContext,
): ElementLayout {
  const image = readLabelImage(bytes);
  if (image === null) {
    return { nodes: [], problems: [{ ...told.imageUnreadable({ subject: named }), ...place }] };
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
  const warnings = hasShades(image) ? [{ ...told.imageShades({ subject: named }), ...place }] : [];
  return { nodes: [node], problems: [], warnings };
}
