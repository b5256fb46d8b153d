// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FRAME_MS = 17;
const work = vi.fn<() => void>();

it('does its work once, in a task after the next frame', () => {
  afterPaint(work);
  let seenInFrame: number | undefined;
  requestAnimationFrame(() => {
    seenInFrame = work.mock.calls.length;
  });
  vi.advanceTimersByTime(FRAME_MS);
  expect(seenInFrame).toBe(0);
  expect(work).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

it('does it where no frame is painted', () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  afterPaint(work);
  vi.advanceTimersByTime(FRAME_MS);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  frames.mockRestore();
});

it.each(['keydown', 'pointerdown', 'click', 'focusout'])('does it before a %s is handled', (name) => {
  const field = document.body.appendChild(document.createElement('input'));
  const handler = vi.fn<() => void>();
  field.addEventListener(name, handler);
  afterPaint(work);
  field.dispatchEvent(new Event(name, { bubbles: true }));
  expect(work).toHaveBeenCalledBefore(handler);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  field.remove();
});

it.each([
  ['beforeunload', window],
  ['pagehide', window],
  ['popstate', window],
  ['visibilitychange', document],
] as const)('does it before a %s is handled', (name, target) => {
  const handler = vi.fn<() => void>();
  // Added before, as the router's is.
  target.addEventListener(name, handler, { once: true });
  afterPaint(work);
  target.dispatchEvent(new Event(name, { bubbles: true }));
  expect(work).toHaveBeenCalledBefore(handler);
});

it('does nothing once its wait is ended', () => {
  const end = afterPaint(work);
  end();
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
