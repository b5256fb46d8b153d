import { describe, expect, it } from 'vitest';
import { connectorSchema } from './connector-schema';

describe('a connector', () => {
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
  ])('that says %j is %s', (said, status) => {
    expect(connectorSchema.parse({ id: '4', connectionStatus: said })).toEqual({
      id: 4,
      name: '',
      machineName: '',
      connectionStatus: status,
      lastSeenAt: '',
    });
  });
});
