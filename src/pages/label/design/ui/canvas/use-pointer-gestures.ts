import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { LabelTemplate } from 'label-core';
import { applyEdit } from 'label-core/design';
import { dropWords, stepWords } from '../../model/drop-words';
import { dragged, IDLE, pressed, released } from '../../model/gesture';
import {
  grips,
  type Gesture,
  type GesturePreview,
  type GestureSetting,
  type Grip,
  type PointerInput,
} from '../../model/gesture-types';
import type { Designing } from '../../model/use-designing';
import { createPreviewStore } from '../../model/preview-store';

interface PointerGestures {
  /** The label as an edit that is under way would make it; undefined while nothing changes its size. */
  readonly sized: LabelTemplate | undefined;
  readonly store: ReturnType<typeof createPreviewStore>;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
  };
  /** Ends a gesture without an edit; returns whether there was one. */
  readonly cancel: () => boolean;
}

/**
 * Handles the pointer on the canvas. While elements are moved, only their transforms are written; React draws the label
 * when the gesture has ended.
 */
export function usePointerGestures(
  drawing: RefObject<SVGSVGElement | null>,
  setting: GestureSetting,
  designing: Designing,
  setMode: (mode: GestureSetting['mode']) => void,
): PointerGestures {
  const gesture = useRef<Gesture>(IDLE);
  const [store] = useState(createPreviewStore);
  const [mover] = useState(createMover);
  /** Where the drawing is since it was pressed or scrolled: to ask at each move would lay the page out each time. */
  const drawnRect = useRef<DOMRect>(undefined);
  const [sized, setSized] = useState<LabelTemplate>();
  /** Said of the size of a barcode while it is dragged, to say it only once. */
  const said = useRef('');
  const say = (words: string) => {
    if (words !== said.current) designing.tell(words);
    said.current = words;
  };

  const show = (preview: GesturePreview | undefined) => {
    mover.moveTo(drawing.current, preview?.moved);
    store.show(preview);
    const isSizing = gesture.current.kind === 'sizing' && preview?.edit !== undefined;
    setSized(isSizing && preview.edit ? applyEdit(setting.template, preview.edit) : undefined);
  };
  const stop = () => {
    gesture.current = IDLE;
    show(undefined);
    say('');
  };
  const inputOf = (event: PointerEvent<HTMLElement>): PointerInput | undefined => {
    const rect = drawnRect.current;
    if (!rect) return undefined;
    return {
      at: {
        xMm: (event.clientX - rect.left) * setting.mmPerPx,
        yMm: (event.clientY - rect.top) * setting.mmPerPx,
      },
      grip: gripOf(event.target),
      isTouch: event.pointerType === 'touch',
      shift: event.shiftKey,
      alt: event.altKey,
      mod: event.ctrlKey || event.metaKey,
    };
  };
  const isUnderWay = () => gesture.current.kind !== 'idle';
  const measure = () => {
    drawnRect.current = drawing.current?.getBoundingClientRect();
  };
  // Of the drawing area or of the page: scroll events do not bubble.
  useWindowEvent('scroll', () => isUnderWay() && measure(), { capture: true });

  return {
    sized,
    store,
    cancel: () => {
      const wasUnderWay = isUnderWay();
      stop();
      return wasUnderWay;
    },
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        measure();
        const input = inputOf(event);
        if (!input) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        gesture.current = pressed(input, setting);
      },
      onPointerMove: (event) => {
        const input = isUnderWay() ? inputOf(event) : undefined;
        if (!input) return;
        const { gesture: next, shown } = dragged(gesture.current, input);
        const isBegun = next.kind === 'moving' && gesture.current.kind === 'pressing';
        if (isBegun && !next.ids.every((id) => setting.selection.includes(id))) designing.select(next.ids);
        gesture.current = next;
        show(shown);
        say(shown.step ? stepWords(shown.step) : '');
      },
      onPointerUp: (event) => {
        const input = isUnderWay() ? inputOf(event) : undefined;
        if (!input) return;
        const result = released(gesture.current, input);
        const { edit, select, mode } = result;
        stop();
        if (mode) setMode(mode);
        if (select) designing.select(select);
        if (edit) designing.edit(edit, undefined, dropWords(result));
      },
      onPointerCancel: stop,
      onLostPointerCapture: () => {
        if (isUnderWay()) stop();
      },
    },
  };
}

interface Mover {
  /** Writes where moved elements and their frame are; without any, all are where the label has them. */
  readonly moveTo: (drawing: SVGSVGElement | null, moved: GesturePreview['moved']) => void;
}

/** Moves nodes of the drawing, which it finds once for a gesture. */
function createMover(): Mover {
  let nodes: readonly SVGGElement[] = [];
  let movedIds: readonly string[] | undefined;
  /** Drawn anew when the gesture selects what it moves. */
  let frame: Element | null = null;
  return {
    moveTo: (drawing, moved) => {
      if (!moved) {
        for (const node of nodes) node.removeAttribute('transform');
        nodes = [];
        movedIds = undefined;
        return;
      }
      const frameNow = drawing?.querySelector('[data-frame]') ?? null;
      if (moved.ids !== movedIds || frameNow !== frame) {
        movedIds = moved.ids;
        frame = frameNow;
        const all = drawing?.querySelectorAll<SVGGElement>('[data-element], [data-frame]') ?? [];
        nodes = [...all].filter(
          ({ dataset: { element } }) => element === undefined || moved.ids.includes(element),
        );
      }
      for (const node of nodes) node.setAttribute('transform', `translate(${moved.dxMm} ${moved.dyMm})`);
    },
  };
}

function gripOf(target: EventTarget): Grip | undefined {
  const name =
    target instanceof Element ? target.closest('[data-grip]')?.getAttribute('data-grip') : undefined;
  return grips.find((grip) => grip === name);
}
