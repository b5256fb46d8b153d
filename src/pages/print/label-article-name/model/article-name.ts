import type { LabelValues, LabelVariable } from '@/entities/label';

/**
 * Returns the article's name from an address that ends with it. Parsed from the address itself: the router would decode a
 * `%2F` within the name to a slash.
 */
export function articleNameIn(pathname: string): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    // A literal percent sign.
    return segment.trim();
  }
}

/** Variables that an article fills with its name, in lower case; the server uses the same two. */
const NAME_VARIABLES: ReadonlySet<string> = new Set(['name', 'articlename']);

/** Returns the values that an article of this name would fill in; undefined if the label has no such editable variable. */
export function nameValues(variables: readonly LabelVariable[], name: string): LabelValues | undefined {
  const places = variables.filter(
    ({ variableName, editable }) => editable && NAME_VARIABLES.has(variableName.toLowerCase()),
  );
  if (places.length === 0) return undefined;
  return Object.fromEntries(places.map(({ variableName }) => [variableName, name]));
}
