/**
 * Returns a throttled function: acts at once, and then once more for all calls within `restMs`, so the last state is
 * never left out.
 */
export function atMostEvery(restMs: number, act: () => void): () => void {
  let isResting = false;
  let isDue = false;
  const run = () => {
    isResting = true;
    isDue = false;
    act();
    setTimeout(() => {
      isResting = false;
      if (isDue) run();
    }, restMs);
  };
  return () => {
    if (isResting) isDue = true;
    else run();
  };
}
