/** Background work that looks for what is due at once, instead of at its next round. */
export interface Waker {
  readonly wake: () => void;
}
