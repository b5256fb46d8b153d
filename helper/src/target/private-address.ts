import { BlockList, isIP } from 'node:net';

const privateRanges = new BlockList();
const ipv4Ranges = [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const;
const ipv6Ranges = [
  ['fc00::', 7],
  ['fe80::', 10],
] as const;

for (const [network, prefix] of ipv4Ranges) {
  privateRanges.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of ipv6Ranges) {
  privateRanges.addSubnet(network, prefix, 'ipv6');
}
privateRanges.addAddress('::1', 'ipv6');

/** Returns whether an IP address belongs to this computer or its local network; printers are allowed only there. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && privateRanges.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
