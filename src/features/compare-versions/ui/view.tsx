import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { texts } from '../i18n';
import { type Box } from '../lib/zoom-for-box';
import { usePan } from '../lib/use-pan';
import { MIN_ZOOM } from '../config/limits';
import classes from './stage.module.css';

interface ViewProps {
  title: string;
  /** Kind of the shown version, marked in addition to its title. */
  tone?: 'published' | 'pending';
  zoom: number;
  ground: { widthMm: number; heightMm: number };
  /** Area that is scrolled to the middle when it, the zoom or the content changes. */
  focus: Box | undefined;
  /** Called when this view was scrolled, to synchronise the other views. */
  onScroll?: (element: HTMLElement) => void;
  viewRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Scrollable view of a drawing: at 100 % it shows everything; zoomed in, it can be scrolled, with the keyboard too. */
export function View({ title, tone, zoom, ground, focus, onScroll, viewRef, children }: ViewProps) {
  const own = useRef<HTMLDivElement>(null);
  const view = viewRef ?? own;
  const pan = usePan(view);
  const { widthMm, heightMm } = ground;
  useLayoutEffect(() => {
    // With another zoom, the area has another position in the view.
    if (view.current && focus && zoom >= MIN_ZOOM) bringToMiddle(view.current, focus, { widthMm, heightMm });
  }, [view, focus, zoom, widthMm, heightMm]);
  return (
    <figure className={classes['figure']}>
      <figcaption className={classes['title']} data-tone={tone}>
        {title}
      </figcaption>
      <div
        ref={view}
        className={classes['view']}
        role="region"
        aria-label={texts.view({ title })}
        // What can be scrolled has to be reached with the keyboard too (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        data-near={zoom > MIN_ZOOM || undefined}
        onScroll={(event) => onScroll?.(event.currentTarget)}
        {...pan}
      >
        {children}
      </div>
    </figure>
  );
}

function bringToMiddle(
  view: HTMLElement,
  { xMm, yMm, widthMm, heightMm }: Box,
  ground: { widthMm: number; heightMm: number },
): void {
  const paper = view.querySelector<HTMLElement>('[data-paper]');
  if (!paper) return;
  const xPx = paper.offsetLeft + ((xMm + widthMm / 2) / ground.widthMm) * paper.offsetWidth;
  const yPx = paper.offsetTop + ((yMm + heightMm / 2) / ground.heightMm) * paper.offsetHeight;
  view.scrollLeft = xPx - view.clientWidth / 2;
  view.scrollTop = yPx - view.clientHeight / 2;
}
