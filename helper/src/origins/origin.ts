const webProtocols: ReadonlySet<string> = new Set(['http:', 'https:']);

/**
 * Returns the origin of a web address as browsers send it (`https://labels.example`): lower case, no default port, no
 * path. Throws a sentence for anything that is not a plain http or https origin.
 */
export function parseOrigin(text: string): string {
  const url = URL.parse(text.trim());
  const isPlain =
    url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!isPlain || !webProtocols.has(url.protocol)) {
    throw new Error(`“${text}” is not the address of an app, such as https://labels.example`);
  }
  return url.origin;
}
