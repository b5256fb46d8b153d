import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApi, press, renderWith } from '@/shared/testing';
import { helperHandlers } from '../testing/helper-handlers';
import { PermissionStandIn } from '../testing/permission-stand-in';
import { useHelperConnection } from './use-helper-connection';

const api = mockApi(...helperHandlers());
const asked = () => api.sentTo('GET http://helper.test/health').length;
let remove: (() => void) | undefined;

afterEach(() => {
  remove?.();
  remove = undefined;
});

function Connection() {
  const { state, computerName, version, message, connect } = useHelperConnection();
  return (
    <>
      <output>{[state, computerName, version].join(' ')}</output>
      <p>{message}</p>
      <button type="button" onClick={connect}>
        Connect
      </button>
    </>
  );
}

/** Renders on an address outside the computer, where browsers ask for permission. */
function show(state?: PermissionState) {
  vi.stubGlobal('location', { hostname: 'app.example.com' });
  const permission = state && new PermissionStandIn(state);
  remove = permission?.install();
  renderWith(<Connection />);
  return permission;
}
const shown = () => screen.getByRole('status').textContent?.trim();

describe('the connection', () => {
  it.each([[undefined], ['granted' as const]])(
    'connects at once where the permission is %s',
    async (state) => {
      show(state);
      await waitFor(() => expect(shown()).toBe('connected BENCH-3 1.0.0'));
      expect(screen.getByText('The printer helper is connected.')).toBeTruthy();
    },
  );

  it('sends nothing under “prompt” until the person presses Connect', async () => {
    show('prompt');
    await waitFor(() => expect(shown()).toBe('permission-needed'));
    expect(asked()).toBe(0);
    await press('Connect');
    await waitFor(() => expect(shown()).toBe('connected BENCH-3 1.0.0'));
    expect(asked()).toBe(1);
  });

  it('never sends under “denied”, not even on Connect', async () => {
    show('denied');
    await waitFor(() => expect(shown()).toBe('permission-denied'));
    await press('Connect');
    await waitFor(() => expect(shown()).toBe('permission-denied'));
    expect(asked()).toBe(0);
  });

  it('follows the permission when the person changes it', async () => {
    const permission = show('denied');
    await waitFor(() => expect(shown()).toBe('permission-denied'));
    act(() => permission?.change('granted'));
    await waitFor(() => expect(shown()).toBe('connected BENCH-3 1.0.0'));
    act(() => permission?.change('denied'));
    await waitFor(() => expect(shown()).toBe('permission-denied BENCH-3 1.0.0'));
  });

  it('says not running, and finds a helper that was started since', async () => {
    api.unreachable('http://helper.test/health');
    show('granted');
    await waitFor(() => expect(shown()).toBe('not-running'));
    api.reset();
    await press('Connect');
    await waitFor(() => expect(shown()).toBe('connected BENCH-3 1.0.0'));
  });

  it('gives the helper’s own words for a fault, and no computer name', async () => {
    api.answer('http://helper.test/health', { status: 'Unhealthy', Message: 'Journal full' }, 503);
    show('granted');
    await waitFor(() => expect(shown()).toBe('unhealthy'));
    expect(screen.getByText('Journal full')).toBeTruthy();
  });

  it('takes the computer’s name from the settings where the queues cannot be read', async () => {
    api.answer('http://helper.test/api/printQueues', {}, 500);
    show('granted');
    await waitFor(() => expect(shown()).toBe('connected BENCH-3 1.0.0'));
  });
});
