import type { LabelImage } from '../../scene/label-image.ts';
import type { SceneNode } from '../../scene/scene.ts';

/** Returns whether two elements print exactly the same, whatever their ids. */
export function hasSameNodes(one: readonly SceneNode[], other: readonly SceneNode[]): boolean {
  return (
    one.length === other.length &&
    one.every((node, index) => {
      const counterpart = other[index];
      return counterpart !== undefined && isSameNode(node, counterpart);
    })
  );
}

/** Returns whether two nodes are drawn the same, whatever their elements. */
export function isSameNode(one: SceneNode, other: SceneNode): boolean {
  if (one.kind === 'image' && other.kind === 'image' && !isSameImage(one.image, other.image)) return false;
  return drawingOf(one) === drawingOf(other);
}

/** Returns whether two pictures have the same bytes. */
export function isSameImage({ bytes: one }: LabelImage, { bytes: other }: LabelImage): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

const drawingOf = (node: SceneNode): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'elementId' || key === 'image' ? undefined : value));
