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
