import { isIPv4, isIPv6 } from 'node:net';

/** Returns only the network of an address: 203.0.113.9 becomes 203.0.113.0, an IPv6 address keeps its first 48 bits. */
export function shortenAddress(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter((part) => part !== '');
  const after = (tail ?? '').split(':').filter((part) => part !== '');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const parts = [...before, ...Array.from({ length: gap }, () => '0'), ...after].slice(0, 3);
  return `${parts.map((part) => part.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::`;
}
