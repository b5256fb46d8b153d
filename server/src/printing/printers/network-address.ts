import { BlockList, isIP } from 'node:net';

const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, prefix, 'ipv4');
}
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

const hostName =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Returns whether a printer may have this address: a private IP address, or a host name. Only the helper on the
 * member's computer can resolve a name, and it prints to private addresses only.
 */
export function isNetworkAddress(text: string): boolean {
  const address = text.replaceAll(/^\[|\]$/g, '');
  const family = isIP(address);
  if (family !== 0) return ownNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
  // Digits and dots alone are an invalid IP address, such as 300.1.1.1.
  return hostName.test(text) && !/^[\d.]+$/.test(text);
}
