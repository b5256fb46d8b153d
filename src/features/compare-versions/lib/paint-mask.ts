import { maskColours, ONLY_BEFORE } from './mask-colours';

interface Mask {
  widthPx: number;
  heightPx: number;
  /** 0 the same, 1 ink only before, 2 ink only after; row by row. */
  data: Uint8Array;
}

/** Dots painted in one go: a few milliseconds of work on a slow computer. */
const STRIP_DOTS = 150_000;

/** Paints what differs. Returns what stops it. */
export function paintMask(context: CanvasRenderingContext2D, mask: Mask): () => void {
  const { widthPx, heightPx } = mask;
  const rows = Math.max(1, Math.floor(STRIP_DOTS / Math.max(1, widthPx)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const paintFrom = (top: number) => {
    const height = Math.min(rows, heightPx - top);
    if (height <= 0) return;
    const strip = context.createImageData(widthPx, height);
    paintStrip(new Uint32Array(strip.data.buffer), mask, top);
    context.putImageData(strip, 0, top);
    timer = setTimeout(() => paintFrom(top + height));
  };
  paintFrom(0);
  return () => clearTimeout(timer);
}

/** One strip of rows beginning at `top`; what is the same stays clear. */
export function paintStrip(dots: Uint32Array, { widthPx, data }: Mask, top: number): void {
  const begin = top * widthPx;
  for (let at = 0; at < dots.length; at += 1) {
    const kind = data[begin + at];
    if (kind === undefined || kind === 0) continue;
    dots[at] =
      kind === ONLY_BEFORE
        ? maskColours.before(at % widthPx, top + Math.floor(at / widthPx))
        : maskColours.after;
  }
}
