import { useEffect, useRef } from 'react';

/**
 * Returns a debounced `callback`: called with the last value, `delayMs` after the last call. `flush` calls it at once; an
 * unmount cancels it.
 */
export function useDebouncedCallback<T>(callback: (value: T) => void, delayMs: number) {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    call: (value: T) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), delayMs);
    },
    flush: (value: T) => {
      clearTimeout(timer.current);
      latest.current(value);
    },
  };
}
