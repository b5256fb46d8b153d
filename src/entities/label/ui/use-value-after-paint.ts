import { useEffect, useState } from 'react';

/**
 * The value as it stood at the last frame the browser has drawn: work that hangs on it waits until what the person did
 * is on the screen. A deferred value does not promise that: its work may run before the frame.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => setPainted(value));
    port1.start();
    // A message posted in a frame is delivered once that frame is drawn.
    const frame = requestAnimationFrame(() => port2.postMessage(null));
    return () => {
      cancelAnimationFrame(frame);
      port1.close();
    };
  }, [value]);
  return painted;
}
