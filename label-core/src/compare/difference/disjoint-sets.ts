/** Numbers from 0 joined into sets; a set is identified by its smallest member. */
export interface DisjointSets {
  join(one: number, other: number): void;
  setOf(member: number): number;
}

export function createDisjointSets(size: number): DisjointSets {
  const parents = Uint32Array.from({ length: size }, (_none, member) => member);
  const setOf = (member: number): number => {
    let at = member;
    for (let up = parents[at] ?? at; up !== at; up = parents[at] ?? at) {
      // Skips every second step on the way to the root, so that paths stay short.
      parents[at] = parents[up] ?? up;
      at = up;
    }
    return at;
  };
  return {
    setOf,
    join(one, other) {
      const [a, b] = [setOf(one), setOf(other)];
      parents[Math.max(a, b)] = Math.min(a, b);
    },
  };
}
