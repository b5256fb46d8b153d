import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Action of a person: presses the element that a selector finds, or types a text into it. */
type Step = string | { readonly into: string; readonly text: string };

interface PlayedProps {
  /** Each step waits until its element exists. */
  steps: readonly Step[];
  /** Selector of an element that exists after the steps: no picture is taken before. */
  until: string;
  children: ReactNode;
}

/** A router blocks navigation only from its second render on, and nobody presses a button sooner than this. */
const FIRST_STEP_MS = 50;

/** Brings a component into a state that only its use leads to, such as a confirmation before a deletion. */
export function Played({ steps: givenSteps, until, children }: PlayedProps) {
  // Steps of the first render: an example never changes them.
  const [steps] = useState(givenSteps);
  const box = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    const stage = box.current;
    if (!stage) return undefined;
    const ahead = [...steps];
    const goOn = () => {
      const [step] = ahead;
      if (step === undefined) {
        if (stage.querySelector(until)) setPlaying(false);
        return;
      }
      const found = stage.querySelector<HTMLElement>(typeof step === 'string' ? step : step.into);
      if (!found) return;
      ahead.shift();
      if (typeof step === 'string') found.click();
      else typeInto(found, step.text);
    };
    const changes = new MutationObserver(goOn);
    const timer = setTimeout(() => {
      changes.observe(stage, { subtree: true, childList: true, attributes: true });
      goOn();
    }, FIRST_STEP_MS);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
    };
  }, [steps, until]);
  return (
    <div ref={box} data-playing={isPlaying || undefined}>
      {children}
    </div>
  );
}

/** Sets the value so that React notices it: React ignores a value set by its own setter. */
function typeInto(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
