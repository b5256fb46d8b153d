import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { agentCalls } from '../../../testing/agent-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';

const member = 'member@demo.test';

onEveryStore('the result that a person gives for a file of an agent', (server) => {
  const { addAgent, giveToAgent, printFilesAt, handOver, poll, report, entryStatus } = agentCalls(server);
  const tell = (printJobEntryId: string, status: string) =>
    server().call('PUT /api/printjobs/printjobentries/status', {
      as: member,
      body: { printJobEntryId, status },
    });

  it('counts before the file is handed over and where the agent does not know, and never replaces the result of the agent', async () => {
    const dock = await addAgent();
    const instanceId = randomUUID();
    await giveToAgent(1, dock.id);
    const [canceled = ''] = await printFilesAt(1);
    await tell(canceled, 'Canceled');
    expect(await entryStatus(canceled)).toBe('Canceled');

    const [looked = ''] = await printFilesAt(1);
    const [printed = ''] = await printFilesAt(1);
    for (const entry of [looked, printed]) await handOver(entry);
    await tell(looked, 'Failed');
    expect(await entryStatus(looked)).toBe('Created');
    await poll(dock.key, { instanceId });
    await report(
      dock.key,
      instanceId,
      { jobKey: looked, state: 'unconfirmed' },
      { jobKey: printed, state: 'completed', outcome: 'printed' },
    );
    expect(await entryStatus(looked)).toBe('Unknown');
    await tell(looked, 'Success');
    await tell(printed, 'Failed');
    expect([await entryStatus(looked), await entryStatus(printed)]).toEqual(['Success', 'Success']);
    // After somebody has checked, the status is known and stays.
    await tell(looked, 'Unknown');
    expect(await entryStatus(looked)).toBe('Success');
  });
});
