import type { CodeElement } from '@/shared/lib/scan';

/** Result of the last scan. */
export interface ScanLine {
  kind: 'busy' | 'good' | 'bad';
  text: string;
}

/** Data that a scan passes to the print page it opens, in the history state. */
export interface ScanHandover {
  scanned: { elements: readonly CodeElement[] };
}

/** Reads the data from the history state, which may be anything. */
export function readHandover(state: unknown): readonly CodeElement[] | undefined {
  if (typeof state !== 'object' || state === null || !('scanned' in state)) return undefined;
  const { scanned } = state;
  if (typeof scanned !== 'object' || scanned === null || !('elements' in scanned)) return undefined;
  return Array.isArray(scanned.elements) ? scanned.elements.filter(isElement) : undefined;
}

function isElement(value: unknown): value is CodeElement {
  return (
    typeof value === 'object' &&
    value !== null &&
    'identifier' in value &&
    'data' in value &&
    typeof value.identifier === 'string' &&
    typeof value.data === 'string'
  );
}
