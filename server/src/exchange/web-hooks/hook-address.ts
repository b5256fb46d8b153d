import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a host name leads. */
export interface HostAddress {
  readonly address: string;
  readonly family: number;
}

/** Asks for all addresses of a host name; rejects when there are none. */
export type ResolveHost = (hostname: string) => Promise<readonly HostAddress[]>;

/** As every other program of this computer asks, its hosts file included. */
export const resolveBySystem: ResolveHost = (hostname) => lookup(hostname, { all: true });

export interface AddressRules {
  /** For tests and development: http and addresses inside the network are taken too. */
  readonly isInsideAllowed: boolean;
  readonly resolveHost: ResolveHost;
}

/** An address nothing is sent to; the sentence says why. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.message);
    this.sentence = sentence;
  }
}

const maxCharacters = 2000;

/** The address as it is called. @throws RefusedAddress for what is no https address, and for one with credentials */
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

/** The host of an address without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * The one address to connect to: the name is asked for once, and what it leads to must all lie outside, so that no
 * second answer can lead elsewhere. @throws RefusedAddress
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
