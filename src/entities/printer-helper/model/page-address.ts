/** Returns whether the host is this computer; such a page never gets a permission prompt. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const PRIVATE_ADDRESS =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$|^\[f([cd][\da-f]{2}|e[89ab][\da-f]):/i;
const PRIVATE_NAME = /^[^.]+$|\.(local|lan|internal|home\.arpa)$/i;

/** Returns whether a host is in the local network, as far as its name shows: from there no browser asks. */
export function isLocalNetworkHost(hostname: string): boolean {
  return PRIVATE_ADDRESS.test(hostname) || (PRIVATE_NAME.test(hostname) && !hostname.startsWith('['));
}

/**
 * Returns whether the page came over http from an address outside the local network: browsers block all its calls to
 * this computer and never ask the person.
 */
export function isCutOff(hostname: string): boolean {
  return !globalThis.isSecureContext && !isLoopbackHost(hostname) && !isLocalNetworkHost(hostname);
}
