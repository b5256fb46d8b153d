import { useState, type MouseEvent, type RefObject } from 'react';
import type { Point } from 'label-core/design';
import { boundsOfIds } from '../../model/boxes';
import { lyingAt, selectedForMenu } from '../../model/canvas-menu';
import type { GestureSetting } from '../../model/gesture-types';
import type { Designing } from '../../model/use-designing';
import type { MenuPlace } from './canvas-menu';

interface CanvasMenuState {
  /** Where the menu is open; undefined while it is closed. */
  readonly place: MenuPlace | undefined;
  /** Opens it at a point, in px of the window. */
  readonly openAt: (left: number, top: number) => void;
  /** Opens it for what is selected, as a key does: at the element that was selected last. */
  readonly openForSelection: (of: MenuPlace['of']) => void;
  /** Opens it for a right press, in the place of the browser's own menu. */
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly close: () => void;
}

/** Distance in px within which something lies at a point. */
const NEAR_PX = 4;

/** Opens and closes the menu of the drawing area. */
export function useCanvasMenu(
  drawing: RefObject<SVGSVGElement | null>,
  { template, selection, hidden, mmPerPx }: GestureSetting,
  designing: Designing,
): CanvasMenuState {
  const [place, setPlace] = useState<MenuPlace>();

  const lyingUnder = (at: Point) =>
    lyingAt(template, at, { toleranceMm: NEAR_PX * mmPerPx, ignored: hidden });
  const openAt = (left: number, top: number) => {
    const rect = drawing.current?.getBoundingClientRect();
    if (!rect) return;
    const lying = lyingUnder({ xMm: (left - rect.left) * mmPerPx, yMm: (top - rect.top) * mmPerPx });
    const ids = selectedForMenu(designing, lying);
    if (ids !== selection) designing.select(ids);
    setPlace({ of: 'place', left, top, lying });
  };
  return {
    place,
    openAt,
    openForSelection: (of) => {
      const rect = drawing.current?.getBoundingClientRect();
      if (!rect) return;
      const { x, y, width, height } = boundsOfIds(template, selection.slice(-1));
      const at = { xMm: x + width / 2, yMm: y + height / 2 };
      setPlace({
        of,
        left: rect.left + at.xMm / mmPerPx,
        top: rect.top + at.yMm / mmPerPx,
        lying: of === 'place' && selection.length > 0 ? lyingUnder(at) : [],
      });
    },
    onContextMenu: (event) => {
      event.preventDefault();
      // Some systems send it for the key that has opened the menu, after the key.
      if (!place) openAt(event.clientX, event.clientY);
    },
    close: () => setPlace(undefined),
  };
}
