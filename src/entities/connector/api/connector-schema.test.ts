import { expect, it } from 'vitest';
import { connectorSchema } from './connector-schema';

it('reads a connector from a server that tells no more than the specification names', () => {
  expect(connectorSchema.parse({ id: '4', connectionStatus: 'Connected' })).toEqual({
    id: 4,
    name: '',
    machineName: '',
    connectionStatus: 'connected',
    lastSeenAt: '',
    version: '',
    isEnabled: true,
    keyEnding: '',
    keyCreatedAt: '',
    createdAt: '',
    labels: [],
    revision: undefined,
  });
});
