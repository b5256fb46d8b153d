import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, type PointerEvent, type RefObject, type TouchEvent } from 'react';
import type { LabelTemplate } from 'label-core';
import { applyEdit, type Axis, type Point } from 'label-core/design';
import { dropWords, stepWords } from '../../model/drop-words';
import { dragged, IDLE, isLongPress, joined, pressed, released } from '../../model/gesture';
import {
  grips,
  type Gesture,
  type GesturePreview,
  type GestureSetting,
  type Grip,
  type PointerInput,
  type TwoPoints,
} from '../../model/gesture-types';
import type { Designing } from '../../model/use-designing';
import { createPreviewStore, type PreviewStore } from '../../model/preview-store';
import { createElementMover } from './element-mover';
import type { PinchView } from './use-pinch-view';
import { LONG_PRESS_MS } from '../../config/timings';

interface PointerGestures {
  /** The label as an edit that is under way would make it; undefined while nothing changes its size. */
  readonly sized: LabelTemplate | undefined;
  readonly store: PreviewStore;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
  };
  /** Of the page itself: React takes a third of the time of a move to find its handlers and to make an event of its own. */
  readonly onPointerMove: (event: Pointed) => void;
  /** Ends a gesture without an edit; returns whether there was one. */
  readonly cancel: () => boolean;
}

/** What gestures do beside edits and the selection. */
interface GestureTargets {
  readonly onMode: (mode: GestureSetting['mode']) => void;
  readonly onMeasured: (points: TwoPoints) => void;
  /** A finger rested at a point, in px of the window. */
  readonly onLongPress: (left: number, top: number) => void;
  readonly pinchView: PinchView;
}

/** What a gesture needs of an event, which is the page's own or one of React. */
type Pointed = Pick<
  globalThis.PointerEvent,
  | 'pointerId'
  | 'isPrimary'
  | 'pointerType'
  | 'clientX'
  | 'clientY'
  | 'shiftKey'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
>;

/** A finger that is down, and where it is, in px of the window. */
interface Finger {
  readonly id: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Handles the pointer on the canvas. While elements are moved, only their transforms are written; React draws the label
 * when the gesture has ended.
 */
export function usePointerGestures(
  drawing: RefObject<SVGSVGElement | null>,
  setting: GestureSetting,
  designing: Designing,
  targets: GestureTargets,
): PointerGestures {
  const gesture = useRef<Gesture>(IDLE);
  const [store] = useState(createPreviewStore);
  const [mover] = useState(createElementMover);
  /** Where the drawing is since it was pressed or scrolled: to ask at each move would lay the page out each time. */
  const drawnRect = useRef<DOMRect>(undefined);
  const [sized, setSized] = useState<LabelTemplate>();
  /** Whether `sized` will be something, also before it is drawn. */
  const isSized = useRef(false);
  const firstFinger = useRef<Finger>(undefined);
  const secondId = useRef<number>(undefined);
  const pressTimer = useRef<number>(undefined);
  /** The finger that is still down has opened the menu: what follows of it is no press. */
  const hasOpenedMenu = useRef(false);
  useEffect(() => () => clearTimeout(pressTimer.current), []);
  /** Said of the size of a barcode while it is dragged, to say it only once. */
  const said = useRef('');
  const say = (words: string) => {
    if (words !== said.current) designing.tell(words);
    said.current = words;
  };

  const show = (preview: GesturePreview | undefined) => {
    mover.moveTo(drawing.current, preview?.moved);
    store.set(preview);
    targets.pinchView.show(preview?.view);
    const edit = gesture.current.kind === 'sizing' ? preview?.edit : undefined;
    // React is told only of what changes: to find out that nothing does takes it a twentieth of a move.
    if (edit || isSized.current) setSized(edit && applyEdit(setting.template, edit));
    isSized.current = edit !== undefined;
  };
  const stop = () => {
    clearTimeout(pressTimer.current);
    secondId.current = undefined;
    gesture.current = IDLE;
    show(undefined);
    say('');
  };
  const placeOf = ({ clientX, clientY }: Pick<Finger, 'clientX' | 'clientY'>): Point => {
    const { left = 0, top = 0 } = drawnRect.current ?? {};
    return { xMm: (clientX - left) * setting.mmPerPx, yMm: (clientY - top) * setting.mmPerPx };
  };
  const inputOf = (event: Pointed): PointerInput | undefined => {
    // Another finger than those of the gesture.
    if (!event.isPrimary && event.pointerId !== secondId.current) return undefined;
    return {
      at: placeOf(event),
      isTouch: event.pointerType === 'touch',
      isSecond: !event.isPrimary,
      shift: event.shiftKey,
      alt: event.altKey,
      mod: event.ctrlKey || event.metaKey,
    };
  };
  const isUnderWay = () => gesture.current.kind !== 'idle';
  const measure = () => {
    // The drawing of a pinch is not where it will be.
    if (gesture.current.kind === 'pinching') return;
    drawnRect.current = drawing.current?.getBoundingClientRect();
  };
  const join = (event: PointerEvent<HTMLElement>) => {
    const first = firstFinger.current;
    if (!first || secondId.current !== undefined || hasOpenedMenu.current) return;
    stop();
    event.currentTarget.setPointerCapture(event.pointerId);
    secondId.current = event.pointerId;
    gesture.current = joined(placeOf(first), placeOf(event), setting);
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
    onPointerMove: (event) => {
      const { pointerId, clientX, clientY } = event;
      if (firstFinger.current?.id === pointerId) firstFinger.current = { id: pointerId, clientX, clientY };
      const input = isUnderWay() ? inputOf(event) : undefined;
      if (!input) return;
      const { gesture: next, shown } = dragged(gesture.current, input);
      const isBegun = next.kind === 'moving' && gesture.current.kind === 'pressing';
      if (isBegun && !next.ids.every((id) => setting.selection.includes(id))) designing.select(next.ids);
      gesture.current = next;
      show(shown);
      say(shown.step ? stepWords(shown.step) : '');
    },
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        measure();
        if (!event.isPrimary) return join(event);
        const input = inputOf(event);
        if (!input) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX, clientY, pointerId: id } = event;
        firstFinger.current = input.isTouch ? { id, clientX, clientY } : undefined;
        // What is below a press decides: to ask at each move would cost time.
        const below = { grip: gripOf(event.target), ruler: rulerAt(event.target) };
        gesture.current = pressed({ ...input, ...below }, setting);
        hasOpenedMenu.current = false;
        clearTimeout(pressTimer.current);
        pressTimer.current = window.setTimeout(() => {
          if (!isLongPress(gesture.current)) return;
          stop();
          hasOpenedMenu.current = true;
          targets.onLongPress(clientX, clientY);
        }, LONG_PRESS_MS);
      },
      onPointerUp: (event) => {
        if (firstFinger.current?.id === event.pointerId) firstFinger.current = undefined;
        const input = isUnderWay() ? inputOf(event) : undefined;
        if (!input) return;
        const result = released(gesture.current, input);
        const { edit, select, mode, measured, view } = result;
        stop();
        if (view) targets.pinchView.keep(view);
        if (mode) targets.onMode(mode);
        if (measured) targets.onMeasured(measured);
        if (select) designing.select(select);
        if (edit) designing.edit(edit, undefined, dropWords(result));
      },
      onPointerCancel: () => {
        firstFinger.current = undefined;
        stop();
      },
      onLostPointerCapture: () => {
        if (isUnderWay()) stop();
      },
      // The press of a mouse that browsers make of a finger's would close the menu at once.
      onTouchEnd: (event) => {
        if (hasOpenedMenu.current) event.preventDefault();
      },
    },
  };
}

function gripOf(target: EventTarget): Grip | undefined {
  const name =
    target instanceof Element ? target.closest('[data-grip]')?.getAttribute('data-grip') : undefined;
  return grips.find((grip) => grip === name);
}

function rulerAt(target: EventTarget): Axis | undefined {
  const axis =
    target instanceof Element ? target.closest('[data-ruler]')?.getAttribute('data-ruler') : undefined;
  return axis === 'x' || axis === 'y' ? axis : undefined;
}
