import { useEffect, useRef } from 'react';
import {
  NavigationType,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
  type Location,
} from 'react-router';
import { runtimeConfig } from '@/shared/config';
import { focusMain } from '@/shared/ui/main-focus';

/**
 * Sets the title of the tab and moves the focus to the new screen's heading (WCAG 2.4.2, 2.4.3); not on the first load,
 * but after sign-in, when this layout replaces another one.
 */
export function ScreenChange() {
  const { pathname } = useLocation();
  const title = titleOf(useMatches().at(-1)?.handle);
  const isFirstLoad = useNavigationType() === NavigationType.Pop;
  const previous = useRef(isFirstLoad ? pathname : undefined);
  useEffect(() => {
    document.title = title === undefined ? runtimeConfig().appName : `${title} – ${runtimeConfig().appName}`;
    if (previous.current === pathname) return;
    previous.current = pathname;
    const active = document.activeElement;
    // A field that has it is being typed into.
    if (!active?.isConnected || !active.matches('input, textarea, select')) focusHeading();
  }, [pathname, title]);
  return <ScrollRestoration getKey={keyOf} />;
}

/** Returns under what a screen's position is kept: entries of the history that were opened by their address share one key. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex="-1"]');
  if (heading) heading.focus({ preventScroll: true });
  else focusMain({ preventScroll: true });
}

/** Data that a route gives about its screen. */
interface ScreenHandle {
  readonly title: () => string;
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function';

const titleOf = (handle: unknown): string | undefined =>
  isScreenHandle(handle) ? handle.title() : undefined;
