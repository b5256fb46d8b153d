import { useEffect, useRef, useState, type ReactNode } from 'react';

/** What a person does: presses what a selector finds, or types a text into it. */
type Step = string | { readonly into: string; readonly text: string };

interface PlayedProps {
  /** Each waits until what it is about is there. */
  steps: readonly Step[];
  /** A selector of what is there once they are done: a picture is taken no sooner. */
  until: string;
  children: ReactNode;
}

/** A router holds those who leave from its second drawing on only, and nobody presses a button sooner than this. */
const FIRST_STEP_MS = 50;

/** Brings a component into a state that only its use leads to, such as a question before something is deleted. */
export function Played({ steps: givenSteps, until, children }: PlayedProps) {
  // They are those of the first drawing: an example has the same ones for ever.
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

/** React hears of a value only where it was not set by React's own setter. */
function typeInto(field: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
