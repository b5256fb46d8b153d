import { layersOf } from '@/shared/api';

/** The revision a write answered with; undefined where the server tells none. */
export function answeredRevision(answer: unknown): number | undefined {
  return layersOf(answer)
    .map((layer) =>
      typeof layer === 'object' && layer !== null && 'revision' in layer ? layer.revision : undefined,
    )
    .find((revision) => typeof revision === 'number');
}
