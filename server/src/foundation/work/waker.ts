/** Wakes background work, so that it checks for due work at once, instead of at its next round. */
export interface Waker {
  readonly wake: () => void;
}
