import type { Matrix } from 'label-core/pdf-raster';
import type { PrintOptions } from '../options/print-options.ts';
import type { BackTransform, Resolution } from './raster-page.ts';

const pointsPerInch = 72;

/** Size of a page in dots, and how it is drawn on them. */
export interface PageView {
  readonly width: number;
  readonly height: number;
  /** From the page, in points from its top left corner with y down, to dots. */
  readonly matrix: Matrix;
}

type Orientation = NonNullable<PrintOptions['orientation']>;

export interface ViewOptions {
  readonly dpi: Resolution;
  readonly orientation: Orientation;
  readonly back: BackTransform;
  /** The width is a multiple of this number of dots; what is added at the right of the page is white. */
  readonly widthUnit: number;
}

/**
 * Returns how a page of this size, in points, is drawn at a resolution: 1:1, so that what lies on a whole dot of the page
 * lies on a whole dot of the paper, turned and mirrored too. The size in dots is rounded; that only adds or cuts off
 * less than a dot at the right and the bottom of the page. Turning is that of `orientation-requested` (RFC 8011, 5.2.10): landscape turns
 * the page anticlockwise.
 */
export function viewOfPage(
  size: { readonly width: number; readonly height: number },
  { dpi, orientation, back, widthUnit }: ViewOptions,
): PageView {
  const isSideways = orientation === 'landscape' || orientation === 'reverse-landscape';
  const [across, along] = isSideways ? [dpi.y, dpi.x] : [dpi.x, dpi.y];
  const page = { width: dotsOf(size.width, across), height: dotsOf(size.height, along) };
  const drawn = isSideways ? { width: page.height, height: page.width } : page;
  const view = { ...drawn, width: Math.ceil(drawn.width / widthUnit) * widthUnit };
  const scale: Matrix = [across / pointsPerInch, 0, 0, along / pointsPerInch, 0, 0];
  const mirror: Matrix = [
    back.crossFeed,
    0,
    0,
    back.feed,
    back.crossFeed === 1 ? 0 : view.width,
    back.feed === 1 ? 0 : view.height,
  ];
  return { ...view, matrix: followedBy(followedBy(scale, turnOf(orientation, page)), mirror) };
}

function dotsOf(points: number, dpi: number): number {
  return Math.max(1, Math.round((points * dpi) / pointsPerInch));
}

function turnOf(orientation: Orientation, page: { readonly width: number; readonly height: number }): Matrix {
  const turns: Readonly<Record<Orientation, Matrix>> = {
    portrait: [1, 0, 0, 1, 0, 0],
    landscape: [0, -1, 1, 0, 0, page.width],
    'reverse-portrait': [-1, 0, 0, -1, page.width, page.height],
    'reverse-landscape': [0, 1, -1, 0, page.height, 0],
  };
  return turns[orientation];
}

function followedBy([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + b * c2,
    a * b2 + b * d2,
    c * a2 + d * c2,
    c * b2 + d * d2,
    e * a2 + f * c2 + e2,
    e * b2 + f * d2 + f2,
  ];
}
