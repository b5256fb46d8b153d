import type { FontSet } from '../font/font-set.ts';
import type { Scene, SceneNode } from '../scene/scene.ts';
import { escapeXml } from './escape-xml.ts';
import { formatNumber as n } from './format-number.ts';
import { drawingOf } from './drawing.ts';

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
    ...nodes.map((node) => markup(node, fonts)),
    '</svg>',
  ].join('');
}

/** No attribute of a drawing holds a text of a label: there is nothing to escape. */
function markup(node: SceneNode, fonts: FontSet): string {
  const drawing = drawingOf(node, fonts);
  if (!drawing) return '';
  const attributes = Object.entries(drawing.attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${drawing.tag}${attributes.join('')}/>`;
}
