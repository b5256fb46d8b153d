/** Returns the first part of a route without `/api`: `labels` of `/api/labels/{id}`. */
export const routeGroup = (route: string): string => /^\/(?:api\/)?([^/]+)/.exec(route)?.[1] ?? 'none';

/** Classes of their own: the first is a limit of ours, the second a store that is away. */
const special: ReadonlySet<number> = new Set([429, 503]);

/** Returns the class of an HTTP status: `2xx`, or the status itself for 429 and 503. */
export const statusClass = (status: number): string =>
  special.has(status) ? String(status) : `${Math.floor(status / 100)}xx`;
