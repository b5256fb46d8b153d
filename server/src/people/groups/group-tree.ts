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

/** Returns these groups and all groups above them. */
export function withGroupsAbove(groups: readonly GroupNode[], groupIds: Iterable<number>): Set<number> {
  const parents = new Map(groups.map(({ id, parentGroupId }) => [id, parentGroupId]));
  const reached = new Set<number>();
  for (const groupId of groupIds) {
    let id: number | null = groupId;
    while (id !== null && !reached.has(id)) {
      reached.add(id);
      id = parents.get(id) ?? null;
    }
  }
  return reached;
}
