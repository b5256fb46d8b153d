import type { GesturePreview } from './gesture-types';

/** What a gesture shows beside the label while it goes on, kept outside of React so that a move draws only what follows it. */
export interface PreviewStore {
  /** What the last move shows; undefined while there is no gesture. */
  readonly shown: () => GesturePreview | undefined;
  readonly show: (preview: GesturePreview | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPreviewStore(): PreviewStore {
  let shown: GesturePreview | undefined;
  const listeners = new Set<() => void>();
  return {
    shown: () => shown,
    show: (preview) => {
      if (preview === shown) return;
      shown = preview;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
