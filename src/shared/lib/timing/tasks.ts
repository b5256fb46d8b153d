/**
 * Resolves in the next task of the thread: what was requested before has left by then. A message instead of a timer,
 * because browsers delay nested timers more and more.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined, []);
  });
}

/** Does something in a task after the next frame is painted. Returns a function that ends the wait without doing it. */
export function afterFrame(work: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // Timers that a frame starts end after it is painted.
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
