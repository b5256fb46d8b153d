/**
 * A value that changes more often than the screen is drawn, kept outside of React: only who listens hears of it. A context
 * would be looked for in all parts of the screen with each change.
 */
export interface ValueStore<Value> {
  readonly get: () => Value;
  /** Sets the value and tells of it, unless it is the same. */
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createValueStore<Value>(first: Value): ValueStore<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
