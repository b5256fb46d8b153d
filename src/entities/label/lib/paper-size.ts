import type { CSSProperties } from 'react';

/** Returns the proportions of a label's paper, for the style sheet of the preview. */
export function paperSize(widthMm: number, heightMm: number): CSSProperties {
  return { '--label-width': widthMm, '--label-height': heightMm } as CSSProperties;
}
