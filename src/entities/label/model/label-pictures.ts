import type { LabelImage } from 'label-core';
import type { LabelValues } from './label-values';

/** Part of a template that determines which pictures it shows. */
export interface PicturedTemplate {
  readonly variables: readonly {
    readonly name: string;
    readonly type: string;
    readonly defaultValue?: string | undefined;
  }[];
}

/** Pictures of the media library for one drawing. */
export interface LabelPictures {
  /** By media id; the same bytes object is the same picture. */
  bytes: Readonly<Record<string, Uint8Array>>;
  /** Ids that the library does not have. */
  absent: readonly string[];
  /** Returns whether a thermal printer loses shades of a picture; without it that is not known of any. */
  hasShades?: (picture: LabelImage) => boolean;
}

export const NO_PICTURES: LabelPictures = { bytes: {}, absent: [] };

/** Returns the ids of the pictures a label shows with these values, each once. */
export function pictureIds(template: PicturedTemplate | undefined, values: LabelValues): string[] {
  const ids = (template?.variables ?? [])
    .filter(({ type }) => type === 'media-ref')
    .map(({ name, defaultValue }) => values[name] ?? defaultValue ?? '');
  return [...new Set(ids.filter((id) => id !== ''))];
}
