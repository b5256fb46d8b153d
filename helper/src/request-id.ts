const usable = /^[\w-]{8,64}$/;

/**
 * Returns the id of the request by which a file was printed, which the server puts at the end of the file's address
 * (`?request=…`) and into its own log; undefined for an address without one, and for anything that is no id.
 */
export function requestIdOf(printerFileUrl: unknown): string | undefined {
  const address = typeof printerFileUrl === 'string' ? URL.parse(printerFileUrl) : null;
  const id = address?.searchParams.get('request') ?? '';
  return usable.test(id) ? id : undefined;
}
