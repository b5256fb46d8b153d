import type { CodeElement } from '@/shared/lib/scan';

/** What the last scan came to. */
export interface ScanLine {
  kind: 'busy' | 'good' | 'bad';
  text: string;
}

/** What a scan hands to the print page it opens, in the state of its address. */
export interface ScanHandover {
  scanned: { elements: readonly CodeElement[] };
}

/** Reads the hand-over from the state of an address: anything may be there. */
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
