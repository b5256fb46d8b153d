interface Bounds {
  /** Most at once of one owner. */
  readonly ofOne: number;
  /** Most at once of all. */
  readonly ofAll: number;
  /** Returns the error for what is one too many. */
  readonly refusal: () => Error;
}

/** Work of which there is never more at once than is allowed. */
export interface BoundedWork {
  /** Does the work. @throws the refusal, before it begins, if it would be one too many */
  readonly within: <T>(owner: number, work: () => Promise<T>) => Promise<T>;
}

/** Returns bounds that refuse at once: what would wait long is asked for again later, when there is room. */
export function boundedWork({ ofOne, ofAll, refusal }: Bounds): BoundedWork {
  const counts = new Map<number, number>();
  let all = 0;
  return {
    within: async (owner, work) => {
      const own = counts.get(owner) ?? 0;
      if (own >= ofOne || all >= ofAll) throw refusal();
      counts.set(owner, own + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (counts.get(owner) ?? 1) - 1;
        if (left > 0) counts.set(owner, left);
        else counts.delete(owner);
      }
    },
  };
}
