import { useEffect, useEffectEvent } from 'react';
import { useLetterKeys } from './letter-keys';

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** Selector of elements that use letters for typing or choosing. */
const TAKES_LETTERS =
  'textarea, select, [contenteditable], [role="dialog"] *, input:not([type="radio"], [type="checkbox"], [type="range"])';

/** Lets n and p move to the next and the previous change from any focus, except while the person types. */
export function useRegionKeys(step: (by: 1 | -1) => void): void {
  const [isOn] = useLetterKeys();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TAKES_LETTERS)) return;
    step(by);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
