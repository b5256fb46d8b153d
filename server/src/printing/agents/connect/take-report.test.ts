import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { agentCalls, type AddedAgent } from '../../../testing/agent-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';

onEveryStore('a report of several jobs', (server) => {
  const calls = agentCalls(server);
  const instanceId = randomUUID();
  let dock: AddedAgent;
  beforeEach(async () => {
    dock = await calls.addAgent();
    await calls.giveToAgent(1, dock.id);
  });
  afterEach(async () => {
    await calls.giveToAgent(1, null);
    await calls.removeAgent(dock.id);
  });

  /** Hands files over and offers them; returns their keys. */
  const offered = async (count: number) => {
    const keys: string[] = [];
    while (keys.length < count) {
      const [key = ''] = await calls.printFilesAt(1);
      await calls.handOver(key);
      keys.push(key);
    }
    await calls.poll(dock.key, { instanceId });
    return keys;
  };
  const stateOf = async (key: string) => {
    const { state, message } = await calls.job(key);
    return [state, message, await calls.entryStatus(key)];
  };

  it('has the same result at once as one state after the other', async () => {
    const [first = '', second = '', ...others] = await offered(4);
    const [third = '', fourth = ''] = others;
    const now = server().now().getTime();
    const at = (seconds: number) => new Date(now - 60_000 + seconds * 1000).toISOString();
    const states = (one: string, other: string) => [
      { jobKey: one, state: 'accepted', updatedAt: at(1) },
      { jobKey: other, state: 'accepted', updatedAt: at(2) },
      { jobKey: one, state: 'printing', updatedAt: at(5) },
      // Older than what is known, though it comes later.
      { jobKey: one, state: 'submitting', updatedAt: at(3) },
      { jobKey: other, state: 'submitting', updatedAt: at(6) },
      { jobKey: other, state: 'failed', message: 'Out of paper.', updatedAt: at(7) },
      { jobKey: other, state: 'completed', updatedAt: at(8) },
      { jobKey: 'unknown', state: 'completed', updatedAt: at(9) },
    ];
    for (const state of states(first, second)) await calls.report(dock.key, instanceId, state);
    await calls.report(dock.key, instanceId, ...states(third, fourth));
    expect([await stateOf(third), await stateOf(fourth)]).toEqual([
      ['printing', null, 'Success'],
      ['failed', 'Out of paper.', 'Failed'],
    ]);
    expect([await stateOf(first), await stateOf(second)]).toEqual([
      await stateOf(third),
      await stateOf(fourth),
    ]);
  });
});
