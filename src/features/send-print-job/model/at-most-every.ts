/** Acts at once, and then once more for all that was asked for within `restMs`: the last state is never left out. */
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
