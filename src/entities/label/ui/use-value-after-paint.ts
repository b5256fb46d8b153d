import { useEffect, useState } from 'react';

/**
 * Returns the value as of the last frame that the browser painted: work that depends on it waits until the person's
 * action is visible. A deferred value does not guarantee that: its work may run before the frame.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => setPainted(value));
    port1.start();
    // A message posted in a frame is delivered after that frame is painted.
    const frame = requestAnimationFrame(() => port2.postMessage(null));
    return () => {
      cancelAnimationFrame(frame);
      port1.close();
    };
  }, [value]);
  return painted;
}
