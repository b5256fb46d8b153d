interface Line<Item> {
  readonly waiting: { readonly item: Item; readonly cost: number }[];
  /** Cost of what was taken for this owner, beginning with what others had when it came. */
  had: number;
}

/**
 * Work that waits for its turn, of several owners: next is the oldest of whoever has had least, so that one owner with a lot
 * does not keep the others waiting. Somebody who comes anew has had as much as whoever was served last.
 */
export class FairQueue<Item> {
  readonly #lines = new Map<string, Line<Item>>();
  #served = 0;

  /** @param cost how long it takes, in any unit that is the same for all */
  push(owner: string, item: Item, cost = 1): void {
    const line = this.#lines.get(owner) ?? { waiting: [], had: this.#served };
    line.waiting.push({ item, cost });
    this.#lines.set(owner, line);
  }

  /** Takes the next one; undefined when nothing waits. */
  take(): Item | undefined {
    let next: [owner: string, line: Line<Item>] | undefined;
    for (const entry of this.#lines) if (!next || entry[1].had < next[1].had) next = entry;
    const taken = next?.[1].waiting.shift();
    if (!next || !taken) return undefined;
    const [owner, line] = next;
    this.#served = line.had;
    line.had += taken.cost;
    if (line.waiting.length === 0) this.#lines.delete(owner);
    return taken.item;
  }

  /** Takes all of them. */
  takeAll(): Item[] {
    const all = [...this.#lines.values()].flatMap(({ waiting }) => waiting.map(({ item }) => item));
    this.#lines.clear();
    return all;
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }
}
