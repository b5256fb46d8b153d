import { describe, expect, it } from 'vitest';
import { isNetworkAddress } from './network-address.ts';
import { targetProblems } from './printer-target.ts';

const none = {
  targetIpAddress: null,
  targetPort: null,
  targetPrintQueue: null,
  useLocalPrinterDriver: false,
  language: 'pdf',
} as const;
const fieldsOf = (target: Partial<Parameters<typeof targetProblems>[0]>) =>
  targetProblems({ ...none, ...target }).map(({ path }) => path);

describe('the target of a printer', () => {
  it.each([
    ['a queue', { targetPrintQueue: 'Zebra' }],
    ['a queue that takes ZPL', { targetPrintQueue: 'Zebra', language: 'zpl' }],
    ['a local driver', { targetPrintQueue: 'Office', useLocalPrinterDriver: true }],
    ['an address', { targetIpAddress: '192.168.1.20' }],
    ['an address with a raw port', { targetIpAddress: '10.0.0.5', targetPort: 6101, language: 'zpl' }],
    ['an IPP printer', { targetIpAddress: '10.0.0.5', targetPort: 631, targetPrintQueue: 'ipp/print' }],
    ['an LPD printer', { targetIpAddress: 'zebra.local', targetPort: 515, targetPrintQueue: 'lp' }],
  ] as const)('may be %s', (_what, target) => {
    expect(fieldsOf(target)).toEqual([]);
  });

  it.each([
    ['nothing', {}, ['targetPrintQueue']],
    ['a port without an address', { targetPrintQueue: 'Zebra', targetPort: 9100 }, ['targetPort']],
    ['a port alone', { targetPort: 9100 }, ['targetPrintQueue', 'targetPort']],
    ['a driver without a queue', { useLocalPrinterDriver: true }, ['targetPrintQueue']],
    [
      'a driver that would have to take ZPL',
      { targetPrintQueue: 'Zebra', useLocalPrinterDriver: true, language: 'zpl' },
      ['language'],
    ],
    ['a public address', { targetIpAddress: '93.184.216.34' }, ['targetIpAddress']],
    ['a web address', { targetIpAddress: 'http://10.0.0.5/' }, ['targetIpAddress']],
    ['a port of another service', { targetIpAddress: '10.0.0.5', targetPort: 22 }, ['targetPort']],
    [
      'a queue at a raw port',
      { targetIpAddress: '10.0.0.5', targetPort: 9100, targetPrintQueue: 'Zebra' },
      ['targetPrintQueue'],
    ],
    ['an IPP printer without a path', { targetIpAddress: '10.0.0.5', targetPort: 631 }, ['targetPrintQueue']],
    [
      'a path with ..',
      { targetIpAddress: '10.0.0.5', targetPort: 631, targetPrintQueue: '../admin?x' },
      ['targetPrintQueue'],
    ],
    [
      'a local driver with an address',
      { targetIpAddress: '10.0.0.5', useLocalPrinterDriver: true },
      ['useLocalPrinterDriver'],
    ],
  ] as const)('may not be %s', (_what, target, fields) => {
    expect(fieldsOf(target)).toEqual(fields);
  });
});

describe('an address', () => {
  it.each([
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.9',
    '127.0.0.1',
    '::1',
    '[fe80::1]',
    'fd00::2',
    'zebra-7',
    'zebra.local',
  ])('such as “%s” belongs to a private network', (text) => expect(isNetworkAddress(text)).toBe(true));
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '300.1.1.1',
    '2001:db8::1',
    '10.0.0.5:9100',
    'a b',
    '-x',
    'x-',
    'a..b',
    '',
    'a'.repeat(300),
  ])('such as “%s” belongs to no private network', (text) => expect(isNetworkAddress(text)).toBe(false));
});
