import type { KeyboardEvent } from 'react';

/** Parts of the screen, in the order in which F6 goes through them. */
const AREAS = ['elements', 'canvas', 'inspector', 'data'] as const;
type Area = (typeof AREAS)[number];

/** Takes the focus of its part; without one, the first control does. */
const MAIN = '[role="listbox"], [role="application"]';
const CONTROL = 'input:not(:disabled), textarea, select, button:not(:disabled)';

const nodeOf = (area: Area) => document.querySelector<HTMLElement>(`[data-area="${area}"]`);

/** Moves the focus into a part of the screen. */
export function focusIn(area: Area): void {
  const node = nodeOf(area);
  const target = node?.querySelector<HTMLElement>(MAIN) ?? node?.querySelector<HTMLElement>(CONTROL);
  target?.focus();
}

/** Handles F6 and Shift+F6, which go from part to part of the screen. */
export function areaKeys(event: KeyboardEvent): void {
  if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
  // Keys of a dialog come here too, through the tree of components.
  if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
  event.preventDefault();
  const at = AREAS.findIndex((area) => nodeOf(area)?.contains(document.activeElement) === true);
  const by = event.shiftKey ? -1 : 1;
  const next = AREAS[(at + by + AREAS.length) % AREAS.length];
  if (next) focusIn(next);
}
