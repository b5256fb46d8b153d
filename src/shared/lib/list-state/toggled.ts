/** A set with one member more, or less where it was in it. */
export function toggled<Member>(set: ReadonlySet<Member>, member: Member): Set<Member> {
  const after = new Set(set);
  if (!after.delete(member)) after.add(member);
  return after;
}
