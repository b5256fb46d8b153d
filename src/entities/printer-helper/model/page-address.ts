/** A page on the computer itself is never asked for permission. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const PRIVATE_ADDRESS =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)[\d.]+$|^\[f([cd][\da-f]{2}|e[89ab][\da-f]):/i;
const PRIVATE_NAME = /^[^.]+$|\.(local|lan|internal|home\.arpa)$/i;

/** Whether a host stands in the network of the house, as far as its name tells: from there no browser asks. */
export function isLocalNetworkHost(hostname: string): boolean {
  return PRIVATE_ADDRESS.test(hostname) || (PRIVATE_NAME.test(hostname) && !hostname.startsWith('['));
}

/**
 * A page that came over http from an address outside the house: browsers let it reach nothing on this computer, and
 * never ask the person.
 */
export function isCutOff(hostname: string): boolean {
  return !globalThis.isSecureContext && !isLoopbackHost(hostname) && !isLocalNetworkHost(hostname);
}
