import type { Scene } from '../scene/scene.ts';
import { escapeXml } from './escape-xml.ts';
import { formatNumber as n } from './format-number.ts';
import { drawNode } from './draw-node.ts';

/**
 * Draws a scene as one SVG element in millimetres: the same picture as the print, with outlines instead of fonts and
 * without ids, so that a page can contain any number of them. All texts are escaped, so that the result is safe as inner
 * HTML.
 */
export function sceneToSvg(scene: Scene, options: { readonly title?: string } = {}): string {
  const { widthMm, heightMm, nodes, fonts } = scene;
  const size = `width="${n(widthMm)}" height="${n(heightMm)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${n(widthMm)} ${n(heightMm)}" `,
    `width="${n(widthMm)}mm" height="${n(heightMm)}mm">`,
    `<title>${escapeXml(options.title ?? scene.name)}</title>`,
    `<rect ${size} fill="white"/>`,
    ...nodes.map((node) => drawNode(node, fonts)),
    '</svg>',
  ].join('');
}
