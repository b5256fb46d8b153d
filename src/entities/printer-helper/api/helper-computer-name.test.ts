// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw/http';
import { afterEach, expect, it, vi } from 'vitest';
import { mockApi } from '@/shared/testing';
import { helperHandlers } from '../testing/helper-handlers';
import { PermissionStandIn } from '../testing/permission-stand-in';
import { helperComputerName } from './helper-computer-name';

const api = mockApi(...helperHandlers());
let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  remove = undefined;
});

it('waits for a helper that has not answered yet, and reads each address once', async () => {
  const gate = Promise.withResolvers<void>();
  api.use(
    http.get('http://helper.test/health', async () => {
      await gate.promise;
      return HttpResponse.json({ status: 'Healthy', version: '1.0.0', instanceId: 'h' });
    }),
  );
  const client = new QueryClient();
  const names = [helperComputerName(client), helperComputerName(client)];
  gate.resolve();
  expect(await Promise.all(names)).toEqual(['BENCH-3', 'BENCH-3']);
  expect(await helperComputerName(client)).toBe('BENCH-3');
  expect(api.sent).toHaveLength(3);
});

it('takes the name from the settings where the print queues cannot be read', async () => {
  api.answer('http://helper.test/api/printQueues', {}, 500);
  expect(await helperComputerName(new QueryClient())).toBe('BENCH-3');
});

it.each([
  ['does not run', () => api.unreachable('http://helper.test/health')],
  ['is not healthy', () => api.answer('http://helper.test/health', { status: 'Unhealthy' }, 503)],
  [
    'says no name',
    () => {
      api.answer('http://helper.test/api/printQueues', {}, 500);
      api.answer('http://helper.test/api/settings', {}, 500);
    },
  ],
])('knows no name where the helper %s', async (_what, answers) => {
  answers();
  expect(await helperComputerName(new QueryClient())).toBe('');
});

it('sends nothing where the browser would ask the person first', async () => {
  vi.stubGlobal('location', { hostname: 'app.example.com' });
  remove = new PermissionStandIn('prompt').install();
  expect(await helperComputerName(new QueryClient())).toBe('');
  expect(api.sent).toEqual([]);
});
