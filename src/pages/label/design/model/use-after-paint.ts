import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns a value as it is, or, while it waits, one frame after it is given: what else it changed is painted then. Unlike a
 * deferred value it does not wait for other work that is put off.
 */
export function useAfterPaint<Value>(value: Value, waits: boolean): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // Timers of a frame come after it is painted.
    const frame = requestAnimationFrame(() => {
      // What is put off is under way by then, and React would end it before any other update.
      task = setTimeout(() => flushSync(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return waits ? painted : value;
}
