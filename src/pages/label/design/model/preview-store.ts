import { isMeasured } from './gap-marks';
import type { GesturePreview } from './gesture-types';

/** What a gesture shows beside the label while it goes on, kept outside of React so that a move draws only what follows it. */
export interface PreviewStore {
  /** The same object while the same lines and the same box are shown. */
  readonly shown: () => GesturePreview | undefined;
  /** What the last move shows: distances, which change with each. */
  readonly latest: () => GesturePreview | undefined;
  readonly show: (preview: GesturePreview | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPreviewStore(): PreviewStore {
  let shown: GesturePreview | undefined;
  let latest: GesturePreview | undefined;
  const listeners = new Set<() => void>();
  return {
    shown: () => shown,
    latest: () => latest,
    show: (preview) => {
      latest = preview;
      const isOther = !isSame(preview, shown);
      if (isOther) shown = preview;
      if (!isOther && preview?.hits.some(isMeasured) !== true) return;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Most moves change neither the lines nor the box and the guide that are shown: then nothing is drawn. */
const isSame = (one: GesturePreview | undefined, other: GesturePreview | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.box === other.box &&
    (one.moved === undefined) === (other.moved === undefined) &&
    one.guide?.mm === other.guide?.mm &&
    one.guide?.axis === other.guide?.axis &&
    one.hits.length === other.hits.length &&
    one.hits.every(({ line }, index) => line === other.hits[index]?.line));
