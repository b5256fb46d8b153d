import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces the visibility detection that a test document lacks. Observed elements are visible at once, or only after
 * `look`.
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
    /** Makes all elements that are observed now visible. */
    look: () => act(() => [...waiting].forEach((tell) => tell())),
  };
}
