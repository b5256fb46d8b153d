import type { Box } from '../../scene/frame.ts';
import { pictureFingerprint } from '../../scene/picture-fingerprint.ts';
import type { Scene, SceneNode } from '../../scene/scene.ts';
import type { Likeness } from '../match/match-elements.ts';
import { boxAround, boxOfNode } from './node-box.ts';

export type SceneElementKind = 'text' | 'barcode' | 'picture' | 'shape';

/** All nodes that one element of the template produced on the label. */
export interface SceneElement extends Likeness {
  readonly kind: SceneElementKind;
  readonly nodes: readonly SceneNode[];
}

export function sceneElements({ nodes, fonts }: Scene): readonly SceneElement[] {
  return Array.from(
    Map.groupBy(nodes, ({ elementId }) => elementId),
    ([id, own]) => {
      const box = boxAround(own.map((node) => boxOfNode(node, fonts)));
      const kind = kindOf(own);
      const content =
        kind === 'text' ? textOf(own) : kind === 'shape' ? shapeContent(own, box) : contentOf(own);
      return { id, kind, content, box, nodes: own };
    },
  );
}

function kindOf(nodes: readonly SceneNode[]): SceneElementKind {
  if (nodes.some(({ kind }) => kind === 'modules')) return 'barcode';
  if (nodes.some(({ kind }) => kind === 'image')) return 'picture';
  return nodes.some(({ kind }) => kind === 'glyphs') ? 'text' : 'shape';
}

/** Returns the lines of a text joined into one, so that a text with other line breaks is the same text. */
export const textOf = (nodes: readonly SceneNode[]): string => linesOf(nodes).join(' ');

/** Returns the lines of a text, without the spaces at their ends. */
export function linesOf(nodes: readonly SceneNode[]): readonly string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    if (node.kind !== 'glyphs') continue;
    if (node.continuesLine === true) lines.push((lines.pop() ?? '') + node.text);
    else lines.push(node.text);
  }
  return lines.map((line) => line.trim());
}

function contentOf(nodes: readonly SceneNode[]): string {
  return nodes
    .flatMap((node) => {
      switch (node.kind) {
        case 'glyphs':
          return [node.text.trim()];
        case 'modules':
          return [`${node.symbology} ${node.value}`];
        case 'image':
          return [pictureFingerprint(node.image)];
        case 'rectangle':
        case 'ellipse':
        case 'line':
        case 'path':
        default:
          return [node.kind];
      }
    })
    .join(' ');
}

/** Returns the content of a shape. Two shapes of the same kind and nearly the same size are alike, as they have no text. */
const shapeContent = (nodes: readonly SceneNode[], { width, height }: Box): string =>
  `${contentOf(nodes)} ${width.toFixed(0)} ${height.toFixed(0)}`;
