import { mmToPt } from '../scene/length.ts';
import type { ModuleGroup, Scene, SceneNode } from '../scene/scene.ts';
import { drawGlyphs } from './draw-glyphs.ts';
import { drawImage } from './draw-image.ts';
import { drawPath } from './draw-path.ts';
import { drawEllipse, drawLine, drawRectangle } from './draw-shapes.ts';
import { operand } from './operand.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Draws a scene on the current page of a PDF; afterwards the unit of the page is the millimetre. */
export function drawScene(document: PdfDocument, scene: Scene): void {
  const unit = mmToPt(1).toFixed(10);
  const operators = scene.nodes.map((node) => drawNode(document, node));
  document.write([`${unit} 0 0 ${unit} 0 0 cm`, ...operators].join('\n'));
}

function drawNode(document: PdfDocument, node: SceneNode): string {
  switch (node.kind) {
    case 'glyphs':
      return drawGlyphs(document.font(node.fontKey), node);
    case 'modules':
      return drawModules(node);
    case 'rectangle':
      return drawRectangle(node);
    case 'ellipse':
      return drawEllipse(node);
    case 'line':
      return drawLine(node);
    case 'path':
      return drawPath(node);
    case 'image':
      return drawImage(document.image(node.image), node);
    default:
      return '';
  }
}

/** Draws all modules of a barcode as one path, so that there are no seams between them. */
function drawModules({ outlines }: ModuleGroup): string {
  const paths = outlines.map((outline) => {
    let path = '';
    for (let index = 0; index < outline.length; index += 2) {
      path += `${operand(outline[index] ?? 0)} ${operand(outline[index + 1] ?? 0)} ${index === 0 ? 'm' : 'l'} `;
    }
    return `${path}h`;
  });
  return `0 g ${paths.join(' ')} f*`;
}
