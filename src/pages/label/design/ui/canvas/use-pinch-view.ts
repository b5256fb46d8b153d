import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Point } from 'label-core/design';
import type { Box } from '../../model/boxes';
import type { ViewChange } from '../../model/gesture-types';
import { limitedScale } from '../../model/zoom';

export interface PinchView {
  /** Shows what two fingers make of the view while they are down; undefined shows the label where it was. */
  readonly show: (view: ViewChange | undefined) => void;
  /** Draws the label as large as they have left it, and scrolls what they held to where they left it. */
  readonly keep: (view: ViewChange) => void;
  /** Draws the label larger by a factor; what is at a point, in px of the window, stays there as far as the area scrolls. */
  readonly zoomAt: (factor: number, clientX: number, clientY: number) => void;
  /** Draws a part of the label as large as the area has room for, in its middle. */
  readonly zoomToBox: (box: Box) => void;
}

/** Where a place of the label is seen, in px of the window. */
interface Kept {
  readonly held: Point;
  readonly left: number;
  readonly top: number;
}

/** Room in px around a part of the label that fills the area. */
const AROUND_PX = 24;

/**
 * Zooms and scrolls the drawing area by two fingers, the wheel, and to what is selected. While they are down only a transform of its ground is written: to
 * draw the label anew at each move would take too long.
 */
export function usePinchView(
  drawing: RefObject<SVGSVGElement | null>,
  scale: number,
  zoomTo: (scale: number) => void,
): PinchView {
  const [kept, setKept] = useState<Kept>();
  /** Where ground and drawing were when the fingers came. */
  const start = useRef<{ readonly ground: DOMRect; readonly drawing: DOMRect }>(undefined);

  const show = (view: ViewChange | undefined) => {
    // Asked at every move of a pointer.
    if (!view && !start.current) return;
    const ground = groundOf(drawing.current);
    if (!ground || !drawing.current) return;
    if (!view) {
      start.current = undefined;
      ground.style.transform = '';
      return;
    }
    const begun = start.current ?? {
      ground: ground.getBoundingClientRect(),
      drawing: drawing.current.getBoundingClientRect(),
    };
    start.current = begun;
    const { ground: around, drawing: inside } = begun;
    const { factor, held, shownAt } = view;
    const across = inside.left - around.left + shownAt.xMm * scale;
    const down = inside.top - around.top + shownAt.yMm * scale;
    const left = across - factor * (inside.left - around.left + held.xMm * scale);
    const top = down - factor * (inside.top - around.top + held.yMm * scale);
    ground.style.transform = `translate(${left}px, ${top}px) scale(${factor})`;
  };
  const scroll = useEffectEvent(({ held, left, top }: Kept) => {
    const rect = drawing.current?.getBoundingClientRect();
    const area = groundOf(drawing.current)?.parentElement;
    if (rect) area?.scrollBy(rect.left + held.xMm * scale - left, rect.top + held.yMm * scale - top);
  });
  // Before it is painted, or the label would jump.
  useLayoutEffect(() => {
    if (kept) scroll(kept);
  }, [kept]);

  const keep = ({ factor, held, shownAt }: ViewChange) => {
    show(undefined);
    const rect = drawing.current?.getBoundingClientRect();
    if (!rect) return;
    setKept({ held, left: rect.left + shownAt.xMm * scale, top: rect.top + shownAt.yMm * scale });
    zoomTo(scale * factor);
  };
  const placeAt = (clientX: number, clientY: number): Point => {
    const { left = 0, top = 0 } = drawing.current?.getBoundingClientRect() ?? {};
    return { xMm: (clientX - left) / scale, yMm: (clientY - top) / scale };
  };
  return {
    show,
    keep,
    zoomAt: (factor, clientX, clientY) => {
      const held = placeAt(clientX, clientY);
      keep({ factor, held, shownAt: held });
    },
    zoomToBox: ({ x, y, width, height }) => {
      const area = groundOf(drawing.current)?.parentElement?.getBoundingClientRect();
      if (!area || Math.max(width, height) === 0) return;
      const across = (area.width - 2 * AROUND_PX) / Math.max(width, 1);
      const down = (area.height - 2 * AROUND_PX) / Math.max(height, 1);
      const held = { xMm: x + width / 2, yMm: y + height / 2 };
      const shownAt = placeAt(area.left + area.width / 2, area.top + area.height / 2);
      keep({ factor: limitedScale(Math.min(across, down)) / scale, held, shownAt });
    },
  };
}

const groundOf = (drawing: SVGSVGElement | null): HTMLElement | null =>
  drawing?.closest<HTMLElement>('[data-ground]') ?? null;
