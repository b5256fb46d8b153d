import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { helperConfig } from '../config.ts';
import { createDrivers } from '../drivers/driver-table.ts';
import { isAllowedTarget, parseAllowedTarget } from './allowed-target.ts';
import { isPrivateAddress } from './private-address.ts';
import { resolveTarget, type TargetFields } from './resolve-target.ts';
import { laneOf } from './target.ts';

const none = { targetAddress: null, port: null, targetPrintQueue: null, useLocalPrinterDriver: false };
const drivers = createDrivers({ ...helperConfig({ dataDir: '' }), clock: systemClock });
const rules = { allowedTargets: [{ host: 'lab.example', port: 9200 }], queueSystem: 'unix' } as const;
const names: Readonly<Record<string, readonly string[]>> = {
  'zebra.local': ['192.168.1.5'],
  'sneaky.example': ['192.168.1.5', '93.184.216.34'],
  'lab.example': ['93.184.216.34'],
};
const resolve = (host: string) =>
  names[host] ? Promise.resolve(names[host]) : Promise.reject(new Error('ENOTFOUND'));
const target = (fields: Partial<TargetFields>) =>
  resolveTarget({ ...none, ...fields }, drivers, rules, resolve);

describe('the target of a request', () => {
  it.each([
    ['a queue', { targetPrintQueue: 'Zebra' }, { driver: 'cups', queue: 'Zebra' }],
    ['the name of the folder', { targetPrintQueue: 'Save to folder' }, { driver: 'folder' }],
    ['an address', { targetAddress: '10.0.0.5' }, { driver: 'raw', address: '10.0.0.5', port: 9100 }],
    ['an address with a raw port', { targetAddress: '10.0.0.5', port: 6101 }, { driver: 'raw', port: 6101 }],
    [
      'an address with a resource path',
      { targetAddress: '10.0.0.5', port: 631, targetPrintQueue: 'ipp/print' },
      { driver: 'ipp', path: '/ipp/print', port: 631 },
    ],
    [
      'a raw port with a queue name',
      { targetAddress: '10.0.0.5', port: 9100, targetPrintQueue: 'Zebra' },
      { driver: 'raw', port: 9100 },
    ],
    [
      'a queue with an address',
      { targetAddress: '10.0.0.5', port: 9100, targetPrintQueue: 'Zebra', useLocalPrinterDriver: true },
      { driver: 'cups', queue: 'Zebra' },
    ],
    [
      'a host name',
      { targetAddress: 'zebra.local' },
      { driver: 'raw', host: 'zebra.local', address: '192.168.1.5' },
    ],
    [
      'a listed target',
      { targetAddress: 'lab.example', port: 9200 },
      { driver: 'raw', address: '93.184.216.34' },
    ],
    ['an IPv6 address', { targetAddress: '[fe80::1]' }, { driver: 'raw', address: 'fe80::1' }],
  ])('is read from %s', async (_case, fields, expected) => {
    expect(await target(fields)).toMatchObject(expected);
  });

  it.each([
    ['no printer', {}, 422],
    ['a public address', { targetAddress: '93.184.216.34' }, 403],
    ['a name with one public address', { targetAddress: 'sneaky.example' }, 403],
    ['a name nobody knows', { targetAddress: 'gone.local' }, 422],
    ['an odd port', { targetAddress: '10.0.0.5', port: 22 }, 403],
    ['an IPP port without a path', { targetAddress: '10.0.0.5', port: 631 }, 403],
    ['a listed host on another port', { targetAddress: 'lab.example', port: 9100 }, 403],
    ['an LPD port', { targetAddress: '10.0.0.5', port: 515 }, 422],
    ['a path with ..', { targetAddress: '10.0.0.5', port: 631, targetPrintQueue: '../admin' }, 422],
    ['a path with a query', { targetAddress: '10.0.0.5', port: 631, targetPrintQueue: 'a?b' }, 422],
  ])('is refused for %s', async (_case, fields, status) => {
    await expect(target(fields)).rejects.toMatchObject({ name: 'HelperError', status });
  });

  it('has the same lane by its name and by its address', async () => {
    const byName = await target({ targetAddress: 'zebra.local' });
    expect(laneOf(byName)).toBe(laneOf(await target({ targetAddress: '192.168.1.5' })));
  });
});

describe('an address', () => {
  it.each([
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '127.0.0.1',
    '169.254.3.4',
    '::1',
    'fe80::1',
    'fd00::1',
  ])('such as “%s” is private', (address) => expect(isPrivateAddress(address)).toBe(true));
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '192.169.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '2001:db8::1',
    '::',
    'zebra',
    '',
  ])('such as “%s” is not private', (address) => expect(isPrivateAddress(address)).toBe(false));
});

describe('HELPER_ALLOWED_TARGETS', () => {
  it.each([
    ['127.0.0.1:8631', { host: '127.0.0.1', port: 8631 }],
    ['[::1]:631', { host: '::1', port: 631 }],
    ['Printer.Example:*', { host: 'printer.example', port: '*' }],
  ])('accepts %s', (text, expected) => expect(parseAllowedTarget(text)).toEqual(expected));

  it.each(['printer', 'printer:', 'printer:0', 'printer:70000', 'http://printer:80', ''])(
    'refuses “%s”',
    (text) => {
      expect(() => parseAllowedTarget(text)).toThrow('is not host:port');
    },
  );

  it('allows every port only with a star', () => {
    expect(isAllowedTarget([{ host: 'a', port: '*' }], 'A', 1)).toBe(true);
    expect(isAllowedTarget([{ host: 'a', port: 2 }], 'a', 1)).toBe(false);
  });
});
