import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { agentCalls } from '../../../testing/agent-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';

onEveryStore('the message of an agent about a job', (server) => {
  it('reaches the person who prints with its code, or only in English if its values are unusable', async () => {
    const { addAgent, giveToAgent, printFilesAt, handOver, job, poll, workOf, report } = agentCalls(server);
    const dock = await addAgent();
    await giveToAgent(1, dock.id);
    const instanceId = randomUUID();
    const [jobKey = ''] = await printFilesAt(1);
    await handOver(jobKey);
    expect(workOf(await poll(dock.key, { instanceId })).takesCodes).toBe(true);

    const cause = { code: 'cause.refused', args: {}, message: 'it refuses the connection' };
    const args = { printer: '10.0.0.5:9100', cause };
    const attention = { text: 'Waiting.', reason: 'waiting', code: 'job.waiting', args };
    const words = { message: 'Nothing yet.', code: 'job.unsent', args: {}, attention };
    await report(dock.key, instanceId, { jobKey, state: 'accepted', ...words });
    expect(await job(jobKey)).toMatchObject(words);

    const tooLong = { printer: 'x'.repeat(4001) };
    const last = { message: 'Not printed.', code: 'job.not-printed', args: tooLong };
    await report(dock.key, instanceId, { jobKey, state: 'failed', ...last });
    const ended = await job(jobKey);
    expect([ended.message, ended.code, ended.args]).toEqual(['Not printed.', undefined, undefined]);
  });
});
