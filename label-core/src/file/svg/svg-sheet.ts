import { LabelFileError } from '../label-file.ts';
import type { Notes } from '../notes.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type { XmlElement } from '../xml/xml-node.ts';
import type { Matrix } from './matrix.ts';
import { lengthMm, numbersOf } from './svg-length.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, svgFile } = sentences;

/** Label of an SVG, with the transformation of its coordinates to millimetres. */
export interface SvgSheet {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly matrix: Matrix;
}

/** Illustrator uses points where it writes no unit; all other programs use pixels of 96 to the inch. */
const illustratorPixelMm = 25.4 / 72;
const pixelMm = 25.4 / 96;

/** Reads size and viewBox. @throws LabelFileError when the label has no size or a size that no printer supports */
export function readSheet(root: XmlElement, text: string, notes: Notes): SvgSheet {
  const unitMm = /Adobe Illustrator/i.test(text.slice(0, 2000)) ? illustratorPixelMm : pixelMm;
  const view = numbersOf(root.attributes.get('viewBox'));
  const [left = 0, top = 0, viewWidth = 0, viewHeight = 0] = view;
  const hasView = view.length === 4 && viewWidth > 0 && viewHeight > 0;
  const width = lengthMm(root.attributes.get('width'), unitMm) ?? (hasView ? viewWidth * unitMm : undefined);
  const height =
    lengthMm(root.attributes.get('height'), unitMm) ?? (hasView ? viewHeight * unitMm : undefined);
  if (width === undefined || height === undefined) {
    throw new LabelFileError(svgFile.noSize({ tag: '<svg>', example: 'width="60mm" height="40mm"' }));
  }
  const widthMm = Math.round(width * 100) / 100;
  const heightMm = Math.round(height * 100) / 100;
  const most = templateLimits.sideMm;
  if (!(widthMm >= 1 && heightMm >= 1 && widthMm <= most && heightMm <= most)) {
    throw new LabelFileError(svgFile.size({ width: widthMm, height: heightMm, most }));
  }
  if (!/(?:mm|cm|in|pt|pc)\s*$/i.test(root.attributes.get('width') ?? '')) {
    const perInch = Math.round(25.4 / unitMm);
    notes.addGuessedSize(labelNote.pixels({ perInch, width: widthMm, height: heightMm }));
  }
  if (!hasView) return { widthMm, heightMm, matrix: [unitMm, 0, 0, unitMm, 0, 0] };
  return { widthMm, heightMm, matrix: fit() };

  function fit(): Matrix {
    const scaleX = widthMm / viewWidth;
    const scaleY = heightMm / viewHeight;
    const aspect = root.attributes.get('preserveAspectRatio') ?? '';
    if (aspect.includes('none')) return [scaleX, 0, 0, scaleY, -left * scaleX, -top * scaleY];
    const scale = aspect.includes('slice') ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
    const spareX = widthMm - viewWidth * scale;
    const spareY = heightMm - viewHeight * scale;
    const share = (start: string, end: string): number =>
      aspect.includes(start) ? 0 : aspect.includes(end) ? 1 : 0.5;
    const shiftX = spareX * share('xMin', 'xMax') - left * scale;
    const shiftY = spareY * share('YMin', 'YMax') - top * scale;
    return [scale, 0, 0, scale, shiftX, shiftY];
  }
}
