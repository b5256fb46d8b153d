import { describe, expect, it } from 'vitest';
import { printerSchema } from './printer-schema';

describe('the agent of a printer', () => {
  it('reads who the agent of a printer is and how it stands', () => {
    const agent = { id: '4', name: 'Dock 3', machineName: 'DOCK-PC', connectionStatus: 'Disconnected' };
    expect(printerSchema.parse({ printerId: 1, agent }).agent).toEqual({
      id: 4,
      name: 'Dock 3',
      machineName: 'DOCK-PC',
      connectionStatus: 'disconnected',
      lastSeenAt: '',
    });
  });

  it.each([undefined, null, 'Dock 3', { name: 'Dock 3' }])(
    'reads no agent where a server sends %j',
    (agent) => {
      expect(printerSchema.parse({ printerId: 1, agent }).agent).toBeUndefined();
    },
  );

  it('reads no agent where a server knows nothing of agents', () => {
    expect(printerSchema.parse({ printerId: 1 }).agent).toBeUndefined();
  });
});
