import type { ImageNode } from '../scene/scene.ts';
import type { QuarterTurn } from '../template/template-schema.ts';
import { operand as n } from './operand.ts';

const cosines: Readonly<Record<QuarterTurn, number>> = { 0: 1, 90: 0, 180: -1, 270: 0 };
const sines: Readonly<Record<QuarterTurn, number>> = { 0: 0, 90: 1, 180: 0, 270: -1 };

/** Draws an embedded image, fitted into its frame and rotated with it; with `cover` the overhanging parts are clipped. */
export function drawImage(name: string, node: ImageNode): string {
  const { centerXMm: x, centerYMm: y, rotation } = node;
  const { width, height } = fittedSize(node);
  const cos = cosines[rotation];
  const sin = sines[rotation];
  const matrix = [
    cos * width,
    sin * width,
    sin * height,
    -cos * height,
    x - (cos * width + sin * height) / 2,
    y - (sin * width - cos * height) / 2,
  ];
  const clip = node.fit === 'cover' ? `${frameOutline(node)} W n ` : '';
  return `q ${clip}${matrix.map(n).join(' ')} cm /${name} Do Q`;
}

function fittedSize({ image, fit, widthMm, heightMm }: ImageNode): { width: number; height: number } {
  if (fit === 'stretch') return { width: widthMm, height: heightMm };
  const ratios = [widthMm / image.widthPx, heightMm / image.heightPx] as const;
  const mmPerPixel = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios);
  return { width: image.widthPx * mmPerPixel, height: image.heightPx * mmPerPixel };
}

function frameOutline({ centerXMm, centerYMm, widthMm, heightMm, rotation }: ImageNode): string {
  const isSideways = rotation === 90 || rotation === 270;
  const width = isSideways ? heightMm : widthMm;
  const height = isSideways ? widthMm : heightMm;
  return `${[centerXMm - width / 2, centerYMm - height / 2, width, height].map(n).join(' ')} re`;
}
