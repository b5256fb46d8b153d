import type { GesturePreview } from './gesture-types';
import { createValueStore, type ValueStore } from './value-store';

/** What the last move of a gesture shows beside the label; undefined while there is no gesture. */
export type PreviewStore = ValueStore<GesturePreview | undefined>;

export const createPreviewStore = (): PreviewStore => createValueStore<GesturePreview | undefined>(undefined);
