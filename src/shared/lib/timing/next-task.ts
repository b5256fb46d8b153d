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
