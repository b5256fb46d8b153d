import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import { boundsOfIds } from '../../model/boxes';
import type { Designing } from '../../model/use-designing';
import { useNewest } from '../../model/use-newest';
import { limitedScale, TRUE_SCALE, zoomed, type Zoom } from '../../model/zoom';
import { usePinchView, type PinchView } from './use-pinch-view';

export interface CanvasScale {
  /** Of the drawing area, whose size decides how large a label fits. */
  readonly ref: RefCallback<HTMLDivElement | null>;
  /** Pixels of the screen in a millimetre; undefined before the area was measured. */
  readonly scale: number | undefined;
  /** Of the label, which is scrolled to what is zoomed to. */
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly pinchView: PinchView;
  /** Zooms by a step, or to what is selected: the same function while the label is edited. */
  readonly zoom: (to: Zoom) => void;
}

/** Room in px around a label that fits: the rulers, and ground on which a marquee can begin. */
const AROUND_PX = 112;
/** Labels of a few millimetres are drawn no larger than this, in px a millimetre. */
const MOST_FITTING = 20;

/** Returns how large the label is drawn: as large as fits, until a person zooms. */
export function useCanvasScale(designing: Pick<Designing, 'template' | 'selection'>): CanvasScale {
  const { widthMm, heightMm } = designing.template;
  const newest = useNewest(designing);
  const { ref, width, height } = useAreaSize();
  const [zoom, setZoom] = useState<number>();
  const fitting = Math.min((width - AROUND_PX) / widthMm, (height - AROUND_PX) / heightMm, MOST_FITTING);
  const scale = zoom ?? (width > 0 ? limitedScale(fitting) : undefined);
  const drawing = useRef<SVGSVGElement>(null);
  const drawnScale = scale ?? TRUE_SCALE;
  const zoomTo = (to: number | 'fit') => setZoom(to === 'fit' ? undefined : limitedScale(to));
  const pinchView = usePinchView(drawing, drawnScale, zoomTo);
  return {
    ref,
    scale,
    drawing,
    pinchView,
    zoom: (to) => {
      if (to !== 'selection') return zoomTo(zoomed(drawnScale, to));
      const { template, selection } = newest.get();
      pinchView.zoomToBox(boundsOfIds(template, selection));
    },
  };
}

interface AreaSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size of the drawing area in px with its border, and the ref that measures it: before it is first painted, so
 * that the label is in the first frame, and whenever it changes.
 */
function useAreaSize(): AreaSize & { readonly ref: RefCallback<HTMLDivElement | null> } {
  const [size, setSize] = useState<AreaSize>({ width: 0, height: 0 });
  const ref = useCallback((node: HTMLDivElement | null) => {
    if (!node) return undefined;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = node;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

/** How much one notch of a wheel zooms. */
const PER_PX = 0.002;

/**
 * Zooms at the pointer by the wheel with Ctrl or ⌘, as a pinch on a trackpad also is, and leaves two fingers to the drawing area. The
 * listeners must be able to refuse what the browser does then: it would zoom and scroll the page.
 */
export function useWheelZoom(
  scale: number,
  zoomAt: (factor: number, clientX: number, clientY: number) => void,
): RefCallback<HTMLElement> {
  const [node, setNode] = useState<HTMLElement | null>(null);
  /** By which the label is to be drawn larger than it is: several notches may come before it is drawn. */
  const wanted = useRef({ of: scale, factor: 1 });
  const zoom = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const waiting = wanted.current.of === scale ? wanted.current.factor : 1;
    const factor = limitedScale(scale * waiting * Math.exp(-event.deltaY * PER_PX)) / scale;
    wanted.current = { of: scale, factor };
    zoomAt(factor, event.clientX, event.clientY);
  });
  useEffect(() => {
    const listen = (event: WheelEvent) => zoom(event);
    node?.addEventListener('wheel', listen, { passive: false });
    node?.addEventListener('touchstart', refuseTwo, { passive: false });
    node?.addEventListener('touchmove', refuseTwo, { passive: false });
    return () => {
      node?.removeEventListener('wheel', listen);
      node?.removeEventListener('touchstart', refuseTwo);
      node?.removeEventListener('touchmove', refuseTwo);
    };
  }, [node]);
  return setNode;
}

function refuseTwo(event: TouchEvent): void {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}
