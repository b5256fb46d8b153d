import { expect, it } from 'vitest';
import { connectionStatus } from './lenient';

it.each([
  ['Connected', 'connected'],
  ['CONNECTED', 'connected'],
  ['online', 'connected'],
  ['Disconnected', 'disconnected'],
  ['not connected', 'disconnected'],
  ['NeverConnected', 'never'],
  ['Never connected', 'never'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  [null, 'unknown'],
  [true, 'unknown'],
  ['Unconnected', 'unknown'],
])('reads of a program that says %j that it is %s', (said, status) => {
  expect(connectionStatus().parse(said)).toBe(status);
});
