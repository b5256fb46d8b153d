import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stands in for what a test's document has not: a screen. What is asked for is in sight at once, or only after `look`.
 */
export function screenSight({ isOpen = true }: { isOpen?: boolean } = {}) {
  const waiting = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: { intersectionRatio: number }[]) => void;
      #stop = () => {};
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        this.#callback = callback;
      }
      observe(): void {
        const tell = () => this.#callback([{ intersectionRatio: 1 }]);
        this.#callback([{ intersectionRatio: 0 }]);
        if (isOpen) queueMicrotask(() => act(tell));
        else waiting.add(tell);
        this.#stop = () => waiting.delete(tell);
      }
      disconnect(): void {
        this.#stop();
      }
    },
  );
  return {
    /** Everything that is asked for now comes into sight. */
    look: () => act(() => [...waiting].forEach((tell) => tell())),
  };
}
