import { isPrivateAddress } from '../target/private-address.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const example = 'such as https://labels.example';

/**
 * Returns the origin of the server. The address must use https, because http would expose the key on the way; http is
 * allowed only to this computer and, with `insideByHttp`, to a private numeric IP address. Throws the end of a sentence.
 */
export function parseServerAddress(text: string, insideByHttp: boolean): string {
  const url = URL.parse(text.trim());
  const isPlain =
    url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (!isPlain || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error(`“${text}” is not the address of a server, ${example}`);
  }
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const isSafe = url.protocol === 'https:' || loopback.test(url.hostname);
  if (!isSafe && !(insideByHttp && isPrivateAddress(host))) {
    throw new Error(
      `“${text}” would send the key in the clear: it begins with https://, or leads to this computer (http://localhost). ` +
        'For trying it out, CONNECT_HTTP_INSIDE=1 allows http to private addresses such as 192.168.1.10',
    );
  }
  return url.origin;
}
