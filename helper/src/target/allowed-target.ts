/** A printer outside the usual ports or the local network that the owner of this computer allowed in HELPER_ALLOWED_TARGETS. */
export interface AllowedTarget {
  readonly host: string;
  /** `*` means every port. */
  readonly port: number | '*';
}

const entryPattern = /^(?<host>\[[0-9a-f:]+\]|[^\s:/]+):(?<port>\d{1,5}|\*)$/i;
const maxPort = 65_535;

/** Parses `host:port`, `[::1]:port` or `host:*`. Throws a sentence for anything else. */
export function parseAllowedTarget(text: string): AllowedTarget {
  const parts = entryPattern.exec(text.trim())?.groups;
  const port = parts?.['port'] === '*' ? '*' : Number(parts?.['port']);
  if (parts?.['host'] === undefined || (port !== '*' && (port < 1 || port > maxPort))) {
    throw new Error(`“${text}” is not host:port`);
  }
  return { host: parts['host'].replaceAll(/[[\]]/g, '').toLowerCase(), port };
}

export function isAllowedTarget(list: readonly AllowedTarget[], host: string, port: number): boolean {
  return list.some(
    (entry) => entry.host === host.toLowerCase() && (entry.port === '*' || entry.port === port),
  );
}
