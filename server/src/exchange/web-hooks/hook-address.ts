import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import { isPublicAddress } from './public-address.ts';

/** Address that a host name resolves to. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves all addresses of a host name; rejects if there are none. */
export type ResolveHost = (hostname: string) => Promise<readonly HostAddress[]>;

/** Resolves as every other program of this computer does, including its hosts file. */
export const resolveBySystem: ResolveHost = (hostname) => lookup(hostname, { all: true });

export interface AddressRules {
  /** For tests and development: also accepts http and addresses inside the network. */
  readonly isInsideAllowed: boolean;
  readonly resolveHost: ResolveHost;
}

/** Refusal of an address; the sentence gives the reason. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.message);
    this.sentence = sentence;
  }
}

const maxCharacters = 2000;

/** Returns the URL that is called. @throws RefusedAddress if it is not https, and for one with credentials */
export function readHookUrl(text: string, { isInsideAllowed }: Pick<AddressRules, 'isInsideAllowed'>): URL {
  const url = text.length <= maxCharacters && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new RefusedAddress(sentences.webHook.wholeAddress);
  }
  if (url.protocol === 'http:' && !isInsideAllowed) {
    throw new RefusedAddress(sentences.webHook.noHttps);
  }
  if (url.username !== '' || url.password !== '') {
    throw new RefusedAddress(sentences.webHook.credentials);
  }
  return url;
}

/** Returns the host of a URL without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Returns the one address to connect to: the name is resolved once, and all its addresses must be public, so that no
 * second answer can redirect the connection.
 * @throws RefusedAddress
 */
export async function pinAddress(
  url: URL,
  { isInsideAllowed, resolveHost }: AddressRules,
): Promise<HostAddress> {
  const host = hostOf(url);
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await resolve(host, resolveHost);
  const [first] = found;
  if (!first) throw new RefusedAddress(sentences.webHook.hostUnknown({ host }));
  if (!isInsideAllowed && !found.every(({ address }) => isPublicAddress(address))) {
    throw new RefusedAddress(sentences.webHook.hostInside({ host }));
  }
  return first;
}

const resolve = async (host: string, resolveHost: ResolveHost) => {
  try {
    return await resolveHost(host);
  } catch {
    throw new RefusedAddress(sentences.webHook.hostUnknown({ host }));
  }
};
