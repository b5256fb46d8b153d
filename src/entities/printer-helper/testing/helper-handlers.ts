import { http, HttpResponse } from 'msw/http';

/** A healthy printer helper; `onHealth` is called with each question for its health. */
export function helperHandlers(facts: { version?: string } = {}, onHealth: () => void = () => {}) {
  const version = facts.version ?? '1.0.0';
  return [
    http.get('http://helper.test/health', () => {
      onHealth();
      return HttpResponse.json({ status: 'Healthy', version, instanceId: 'h' });
    }),
    http.get('http://helper.test/api/settings', () =>
      HttpResponse.json({ version, computerName: 'BENCH-3', idempotentPrint: true }),
    ),
    http.get('http://helper.test/api/printQueues', () =>
      HttpResponse.json({ computerName: 'BENCH-3', queues: [] }),
    ),
  ];
}
