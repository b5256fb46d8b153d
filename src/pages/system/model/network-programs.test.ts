import { expect, it } from 'vitest';
import { systemSchema } from '../api/system-schema';
import { networkPrograms } from './network-programs';

const program = (id: number, connectionStatus: string, more: object = {}) => ({
  id,
  name: `Program ${id}`,
  isEnabled: true,
  connectionStatus,
  ...more,
});

it('lists what is away before what is connected, and first what something waits for', () => {
  const system = systemSchema.parse({
    waiting: {},
    storage: {},
    agents: [
      program(1, 'Connected'),
      program(2, 'Disconnected', { isEnabled: false }),
      program(3, 'NeverConnected'),
      program(4, 'Disconnected', { waitingJobs: 2 }),
    ],
    connectors: [program(5, 'Disconnected')],
  });
  expect(networkPrograms(system).map(({ path }) => path)).toEqual([
    '/activeagents?open=4',
    '/activeagents?open=3',
    '/connectors/5',
    '/activeagents?open=1',
    '/activeagents?open=2',
  ]);
});
