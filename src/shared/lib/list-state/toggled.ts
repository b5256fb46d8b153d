/** Returns a copy of the set with the member added, or removed if it was included. */
export function toggled<Member>(set: ReadonlySet<Member>, member: Member): Set<Member> {
  const after = new Set(set);
  if (!after.delete(member)) after.add(member);
  return after;
}
