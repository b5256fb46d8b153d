/** The key that is marked after an arrow was pressed: round and round, from none to the first or the last. */
export function nextActive(
  keys: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = active === undefined ? -1 : keys.indexOf(active);
  if (at === -1) return step === 1 ? keys[0] : keys.at(-1);
  return keys[(at + step + keys.length) % keys.length];
}
