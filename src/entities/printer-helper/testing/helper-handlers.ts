import { http, HttpResponse } from 'msw/http';

interface HelperFacts {
  version?: string;
  computerName?: string;
  /** Another one is another start of the helper. */
  instanceId?: string;
}

/** A healthy printer helper; `onHealth` is called with each question for its health. */
export function helperHandlers(facts: HelperFacts = {}, onHealth: () => void = () => {}) {
  const { version = '1.0.0', computerName = 'BENCH-3', instanceId = 'h' } = facts;
  return [
    http.get('http://helper.test/health', () => {
      onHealth();
      return HttpResponse.json({ status: 'Healthy', version, instanceId });
    }),
    http.get('http://helper.test/api/settings', () =>
      HttpResponse.json({ version, computerName, idempotentPrint: true }),
    ),
    http.get('http://helper.test/api/printQueues', () => HttpResponse.json({ computerName, queues: [] })),
  ];
}
