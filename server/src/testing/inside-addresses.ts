import type { AddressRules } from '../exchange/web-hooks/hook-address.ts';

/** Addresses of host names in these tests; no DNS query is made. */
const names: Readonly<Record<string, readonly string[]>> = {
  'hooks.example.com': ['93.184.216.34'],
  'six.example.com': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'inside.example.com': ['10.1.2.3'],
  'half.example.com': ['93.184.216.34', '192.168.0.10'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'metadata.google.internal': ['169.254.169.254'],
};
/** Rules that accept no internal address, without DNS queries. */
export const outsideRules: AddressRules = {
  isInsideAllowed: false,
  resolveHost: async (hostname: string) => {
    const found = names[hostname.replace(/\.$/, '')];
    if (!found) throw new Error('ENOTFOUND');
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  },
};

/** All known ways to address an internal host; each is refused when it is saved and again before anything is sent. */
export const insideAddresses = [
  // Loopback, in every spelling an address can have.
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.255.255.254/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://①②⑦.⓪.⓪.①/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  // This host and every address.
  'https://0.0.0.0/',
  'https://0/',
  'https://[::]/',
  // Private networks.
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://3232235777/',
  'https://0300.0250.1.1/',
  'https://0xc0a80101/',
  // Link local and the metadata services of clouds.
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://metadata.google.internal/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  // Shared address space of providers, benchmarks, documentation, protocol assignments.
  'https://100.64.0.1/',
  'https://100.127.255.254/',
  'https://198.18.0.1/',
  'https://198.19.255.255/',
  'https://192.0.0.8/',
  'https://192.0.2.1/',
  'https://198.51.100.7/',
  'https://203.0.113.7/',
  'https://192.88.99.1/',
  // Multicast, reserved, broadcast.
  'https://224.0.0.1/',
  'https://239.255.255.250/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[ff02::1]/',
  // Unique local and site local.
  'https://[fc00::1]/',
  'https://[fdff::1]/',
  'https://[fec0::1]/',
  // IPv4 embedded in IPv6: mapped, compatible, NAT64, 6to4, Teredo.
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[64:ff9b:1::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a00:1::1]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[2001:db8::1]/',
  'https://[100::1]/',
  // Names that resolve to internal addresses, with all of their answers or one.
  'https://inside.example.com/',
  'https://half.example.com/',
  'https://mapped.example.com/',
] as const;
