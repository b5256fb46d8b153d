import type { GesturePreview } from '../../model/gesture-types';

interface ElementMover {
  /** Writes where moved elements and their frame are; without any, all are where the label has them. */
  readonly moveTo: (drawing: SVGSVGElement | null, moved: GesturePreview['moved']) => void;
}

/** Moves nodes of the drawing, which it finds once for a gesture. */
export function createElementMover(): ElementMover {
  let nodes: readonly SVGGElement[] = [];
  let movedIds: readonly string[] | undefined;
  /** Drawn anew when the gesture selects what it moves. To look for it at each move would cost a search of the drawing. */
  let frame: Element | null = null;
  return {
    moveTo: (drawing, moved) => {
      if (!moved) {
        for (const node of nodes) node.removeAttribute('transform');
        nodes = [];
        movedIds = undefined;
        return;
      }
      if (moved.ids !== movedIds || frame?.isConnected !== true) {
        movedIds = moved.ids;
        frame = drawing?.querySelector('[data-frame]') ?? null;
        const all = drawing?.querySelectorAll<SVGGElement>('[data-element], [data-frame]') ?? [];
        nodes = [...all].filter(
          ({ dataset: { element } }) => element === undefined || moved.ids.includes(element),
        );
      }
      const transform = `translate(${moved.dxMm} ${moved.dyMm})`;
      for (const node of nodes) node.setAttribute('transform', transform);
    },
  };
}
