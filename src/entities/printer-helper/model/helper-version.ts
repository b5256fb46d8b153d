/** Returns whether version `a` is older than `b`, compared number by number; an invalid version is never older. */
export function isOlder(a: string, b: string): boolean {
  const left = partsOf(a);
  const right = partsOf(b);
  if (!left || !right) return false;
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Parses "v1.12.0-beta" to [1, 12, 0]. */
function partsOf(version: string): number[] | undefined {
  const match = /^v?(\d+(?:\.\d+)*)/.exec(version.trim());
  return match?.[1]?.split('.').map(Number);
}
