import type { LabelValues, LabelVariable } from '@/entities/label';

/**
 * The article's name in an address that ends with it. Read from the address itself: the router turns a `%2F` that
 * belongs to the name into a slash.
 */
export function articleNameIn(pathname: string): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    // A percent sign that stands for itself.
    return segment.trim();
  }
}

/** Variables that every article fills with its name, by their name in lower case; the server knows the same two. */
const NAME_VARIABLES: ReadonlySet<string> = new Set(['name', 'articlename']);

/**
 * The name where an article of this name would put it on the label; undefined where the label has no such place, or
 * it is not to be filled in.
 */
export function nameValues(variables: readonly LabelVariable[], name: string): LabelValues | undefined {
  const places = variables.filter(
    ({ variableName, editable }) => editable && NAME_VARIABLES.has(variableName.toLowerCase()),
  );
  if (places.length === 0) return undefined;
  return Object.fromEntries(places.map(({ variableName }) => [variableName, name]));
}
