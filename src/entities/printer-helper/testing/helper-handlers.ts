import { answer } from '@/shared/testing';

interface HelperFacts {
  version?: string;
  computerName?: string;
  /** A different id simulates a restarted helper. */
  instanceId?: string;
}

/** Returns handlers of a healthy printer helper. */
export function helperHandlers(facts: HelperFacts = {}) {
  const { version = '1.0.0', computerName = 'BENCH-3', instanceId = 'h' } = facts;
  return [
    answer('http://helper.test/health', { status: 'Healthy', version, instanceId }),
    answer('http://helper.test/api/settings', { version, computerName, idempotentPrint: true, instanceId }),
    answer('http://helper.test/api/printQueues', { computerName, queues: [] }),
  ];
}
