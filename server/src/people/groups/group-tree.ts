interface GroupNode {
  readonly id: number;
  readonly parentGroupId: number | null;
}

/** Id of the root group of every organisation. */
export const rootGroupId = 1;

/** Returns these groups and all groups below them. */
export function withSubgroups(groups: readonly GroupNode[], groupIds: readonly number[]): Set<number> {
  const children = Map.groupBy(groups, ({ parentGroupId }) => parentGroupId);
  const reached = new Set<number>();
  const waiting = [...groupIds];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(children.get(id) ?? []).map((child) => child.id));
  }
  return reached;
}
