import { useLocalStorage, useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PointerMode } from './gesture-types';

/** Parts of the screen, in the order in which F6 goes through them. */
const AREAS = ['elements', 'canvas', 'inspector', 'data'] as const;
type Area = (typeof AREAS)[number];

/** Takes the focus of its part; without one, the first control does. The list of a search field takes none. */
const MAIN = '[role="listbox"][tabindex="0"], [role="application"]';
const CONTROL = 'input:not(:disabled), textarea, select, button:not(:disabled)';

const nodeOf = (area: Area) => document.querySelector<HTMLElement>(`[data-area="${area}"]`);

/** Returns whether the focus is in a part of the screen. */
export const isFocusIn = (area: Area): boolean => nodeOf(area)?.contains(document.activeElement) === true;

/** Moves the focus into a part of the screen. */
export function focusIn(area: Area): void {
  const node = nodeOf(area);
  const target = node?.querySelector<HTMLElement>(MAIN) ?? node?.querySelector<HTMLElement>(CONTROL);
  target?.focus();
}

/** The code of the inspector, which is loaded after the drawing area. */
export const loadInspector = () => import('@/features/label-inspector');

/** Moves the focus to a field of the inspector, whose code is there by then. Resolves with whether it has such a field. */
export async function focusField(field: 'content' | 'name'): Promise<boolean> {
  const { inspectorFieldId } = await loadInspector();
  const node = document.getElementById(inspectorFieldId(field));
  node?.focus();
  return node !== null;
}

/** Returns whether a key ends the placing of something: Escape, wherever the focus is but in a menu or a dialog. */
export const endsMode = ({ key, currentTarget, target }: KeyboardEvent, { kind }: PointerMode): boolean =>
  kind !== 'select' && key === 'Escape' && target instanceof Node && currentTarget.contains(target);

/** Handles F6 and Shift+F6, which go from part to part of the screen. */
export function areaKeys(event: KeyboardEvent): void {
  // Keys of a dialog come here too, through the tree of components.
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) goRound(event);
}

/** Returns whether single letters do something in the drawing area (WCAG 2.1.4), as this browser keeps it, and its setter. */
export const useLetterKeys = () =>
  useLocalStorage({ key: 'platen_design_letters', defaultValue: true, getInitialValueInEffect: false });

/**
 * Puts the focus on the drawing area at first, if what was pressed to come here is gone; and lets F6 go into a part of the
 * screen where nothing has the focus.
 */
export function useAreaFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusIn('canvas');
  }, []);
  useWindowEvent('keydown', (event) => {
    if (event.target === document.body) goRound(event);
  });
}

/** Puts the focus into a part of the screen when what had it there is gone: the last row of a list, or a button. */
export function useFocusStays(isThere: boolean, area: Area): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (isGone && document.activeElement === document.body) focusIn(area);
  }, [isThere, area]);
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

function goRound(event: Press): void {
  if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const at = AREAS.findIndex(isFocusIn);
  const by = event.shiftKey ? -1 : 1;
  const next = AREAS[(at + by + AREAS.length) % AREAS.length];
  if (next) focusIn(next);
}
