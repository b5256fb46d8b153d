import { expect, it } from 'vitest';
import { insideAddresses, outsideRules } from '../../testing/inside-addresses.ts';
import { RefusedAddress, pinAddress, readHookUrl } from './hook-address.ts';
import { isPublicAddress } from './public-address.ts';

const ask = async (text: string) => pinAddress(readHookUrl(text, outsideRules), outsideRules);

it.each(insideAddresses)('the address %s of a web hook is refused as an inside address', async (address) => {
  await expect(ask(address)).rejects.toThrow(/is not in the public internet: nothing is sent there\.$/);
});

it.each([
  ['http://hooks.example.com/', /must begin with https/],
  ['https://user:pass@hooks.example.com/', /must not hold a user name or password/],
  ['https://user@hooks.example.com/', /must not hold a user name or password/],
  ['ftp://hooks.example.com/', /Enter a whole address/],
  ['file:///etc/passwd', /Enter a whole address/],
  ['hooks.example.com', /Enter a whole address/],
  ['https://', /Enter a whole address/],
  ['https://256.1.1.1/', /Enter a whole address/],
  [`https://hooks.example.com/${'x'.repeat(2000)}`, /Enter a whole address/],
  ['https://nowhere.example.com/', /was not found/],
])('the address %s of a web hook is refused with a sentence', async (address, reason) => {
  await expect(ask(address)).rejects.toThrow(reason);
  await expect(ask(address)).rejects.toBeInstanceOf(RefusedAddress);
});

it.each([
  ['https://hooks.example.com/hooks?of=platen', '93.184.216.34'],
  ['https://hooks.example.com:8443/', '93.184.216.34'],
  ['https://six.example.com/', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  ['https://93.184.216.34/', '93.184.216.34'],
])('the address %s of a web hook is accepted', async (address, pinned) => {
  expect(await ask(address)).toMatchObject({ address: pinned });
});

it('the list of inside addresses is long enough', () => {
  expect(insideAddresses.length).toBeGreaterThanOrEqual(40);
});

it.each(['', 'localhost', '127.0.0.1.', '1.2.3', 'fe80::1%eth0'])(
  'the text %j is no public address',
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);
