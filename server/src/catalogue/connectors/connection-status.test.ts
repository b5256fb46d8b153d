import { describe, expect, it } from 'vitest';
import { connectionStatus } from './connection-status.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('a connector', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 'Connected'],
    ['2026-11-21T11:59:00Z', 'Connected'],
    ['2026-11-21T11:58:59.999Z', 'Disconnected'],
    ['2025-01-01T00:00:00Z', 'Disconnected'],
    // A clock that was set back.
    ['2026-11-21T12:00:05Z', 'Connected'],
  ])('last seen at %s is %s', (lastSeenAt, status) => {
    expect(connectionStatus(new Date(lastSeenAt), now)).toBe(status);
  });

  it('without any call has the status NeverConnected', () => {
    expect(connectionStatus(null, now)).toBe('NeverConnected');
  });
});
