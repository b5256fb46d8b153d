import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { agentCalls, type AddedAgent } from '../../../testing/agent-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { messageOf } from '../../../testing/test-server.ts';

const member = 'member@demo.test';
const dayMs = 86_400_000;

onEveryStore('printing through an agent', (server) => {
  const calls = agentCalls(server);
  const { printFilesAt, handOver, job, jobOf, cancel, poll, keysOf, workOf, report, entryStatus } = calls;
  let dock: AddedAgent;
  const instanceId = randomUUID();
  beforeEach(async () => {
    dock = await calls.addAgent();
    await calls.giveToAgent(1, dock.id);
  });
  // Jobs that a test leaves open end with the agent.
  afterEach(async () => {
    await calls.giveToAgent(1, null);
    await calls.removeAgent(dock.id);
  });
  const ask = (body: object = {}) => poll(dock.key, { instanceId, ...body });
  const say = (...jobs: readonly object[]) => report(dock.key, instanceId, ...jobs);
  const printOne = async () => (await printFilesAt(1))[0] ?? '';
  /** Returns a file that the agent has taken. */
  const taken = async () => {
    const entry = await printOne();
    await handOver(entry);
    await ask();
    await say({ jobKey: entry, state: 'accepted' });
    return entry;
  };
  it('names the agent in the answer, and hands nothing over by itself', async () => {
    const { printFiles } = await calls.print([1, 2]);
    expect(printFiles.map(({ agentId, agentName }) => [agentId, agentName])).toEqual([
      [dock.id, dock.name],
      [null, null],
    ]);
    expect(keysOf(await ask())).toEqual([]);
    const elsewhere = await handOver(printFiles[1]?.printJobEntryId ?? '');
    expect([elsewhere.status, messageOf(elsewhere)]).toEqual([
      422,
      'No agent prints this file: send it to a helper.',
    ]);
  });

  it('waits for an agent that is away, and shows that', async () => {
    const other = await calls.addAgent();
    await calls.giveToAgent(3, other.id);
    const [entry = ''] = await printFilesAt(3);
    const made = jobOf(await handOver(entry));
    expect(made).toMatchObject({
      jobKey: entry,
      printJobEntryId: entry,
      agentId: other.id,
      agentName: other.name,
      state: 'waiting',
      isFinal: false,
      outcome: null,
      message: null,
      isAgentConnected: false,
      agentLastSeenAt: null,
      attention: {
        reason: 'agent-disconnected',
        text: `The agent “${other.name}” is not connected. It has never connected.`,
        code: 'agent.never-connected',
        args: { name: other.name },
      },
    });
    await poll(other.key);
    const seen = server().now().toISOString();
    server().advance(61_000);
    expect((await job(entry)).attention?.text).toBe(
      `The agent “${other.name}” on DOCK-PC is not connected; it was last seen on ${seen.slice(0, 10)} at ${seen.slice(11, 16)} UTC.`,
    );
    await calls.giveToAgent(3, null);
    await calls.removeAgent(other.id);
    // It was offered with the first poll; whether that arrived is unknown.
    expect(await job(entry)).toMatchObject({
      state: 'unconfirmed',
      isFinal: true,
      message: `The agent “${other.name}” was deleted before it said what became of this.`,
    });
    expect(await entryStatus(entry)).toBe('Unknown');
  });

  it('gives an agent all that a helper needs, and the file at the address the agent called', async () => {
    const [printed] = (await calls.print([1])).printFiles;
    const entry = printed?.printJobEntryId ?? '';
    await handOver(entry);
    const { agent, jobs } = workOf(await ask());
    expect(agent).toEqual({ id: dock.id, name: dock.name });
    expect(jobs).toEqual([
      {
        jobKey: entry,
        printJobEntryId: entry,
        targetAddress: null,
        port: null,
        targetPrintQueue: 'Save to folder',
        useLocalPrinterDriver: false,
        printerFileUrl: expect.stringMatching(/^http:\/\/platen\.test\/api\/printfiles\//),
        orientation: 'portrait',
        scale: 'noscale',
        side: 'simplex',
        paperSize: null,
        customPaperSize: null,
      },
    ]);
    const address = new URL(jobs[0]?.printerFileUrl ?? '');
    // Agents write down which request printed it.
    expect(address.search).toMatch(/^\?request=[\w-]{36}$/);
    expect(address.search).toBe(new URL(printed?.printFileName ?? '').search);
    const file = await server().call(`GET ${address.pathname}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(await job(entry)).toMatchObject({ state: 'offered', isAgentConnected: true, attention: null });
    expect(await entryStatus(entry)).toBe('Created');
    await say({ jobKey: entry, state: 'failed', message: 'No such queue.' });
  });

  it('answers a waiting poll as soon as something is handed over', async () => {
    const entry = await printOne();
    const startedAt = performance.now();
    const waiting = ask({ waitSeconds: 25 });
    await handOver(entry);
    expect(keysOf(await waiting)).toEqual([entry]);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await say({ jobKey: entry, state: 'canceled' });
  });

  it('hands a job over once for each key, in the order of the hand-overs', async () => {
    const [first = '', second = ''] = await printFilesAt(1, 1);
    expect(jobOf(await handOver(second)).replayed).toBeUndefined();
    server().advance(5);
    await handOver(first);
    expect(jobOf(await handOver(second)).replayed).toBe(true);
    const again = await handOver(first, `${first}.2`);
    expect([again.status, messageOf(again)]).toEqual([
      409,
      'This file is handed over already, and it is not over. Cancel that first.',
    ]);
    expect(keysOf(await ask())).toEqual([second, first]);
    await say({ jobKey: first, state: 'failed' }, { jobKey: second, state: 'completed', outcome: 'printed' });
    expect([await entryStatus(first), await entryStatus(second)]).toEqual(['Failed', 'Success']);
    expect((await handOver(first, `${first}.3`)).status).toBe(200);
    expect((await handOver(first, `${first}.2`)).status).toBe(409);
    expect(keysOf(await ask())).toEqual([`${first}.3`]);
    await say({ jobKey: `${first}.3`, state: 'accepted' });
    expect(await entryStatus(first)).toBe('Success');
    expect(jobOf(await handOver(first))).toMatchObject({ state: 'failed', replayed: true });
    await say({ jobKey: `${first}.3`, state: 'completed' });
  });

  it('offers a job again until the agent confirms it, and never after that', async () => {
    const entry = await printOne();
    await handOver(entry);
    expect(keysOf(await ask())).toEqual([entry]);
    expect(keysOf(await ask())).toEqual([entry]);
    await say({ jobKey: entry, state: 'accepted' });
    expect(keysOf(await ask())).toEqual([]);
    expect(await entryStatus(entry)).toBe('Success');
    await say({ jobKey: entry, state: 'completed' });
  });

  it('follows the reports of the agent: the reason of waiting, the result, and no older report', async () => {
    const entry = await taken();
    const at = (seconds: number) =>
      new Date(server().now().getTime() - 60_000 + seconds * 1000).toISOString();
    const attention = { text: 'Load paper.', reason: 'media-empty' };
    server().advance(60_000);
    await say({ jobKey: entry, state: 'printing', attention, impressionsCompleted: 1, updatedAt: at(5) });
    await say({ jobKey: entry, state: 'submitting', updatedAt: at(4) });
    expect(await job(entry)).toMatchObject({ state: 'printing', attention, impressionsCompleted: 1 });
    await say({ jobKey: entry, state: 'failed', message: 'The printer is on fire.', updatedAt: at(6) });
    await say({ jobKey: entry, state: 'completed', updatedAt: at(7) });
    expect(await job(entry)).toMatchObject({
      state: 'failed',
      isFinal: true,
      attention: null,
      message: 'The printer is on fire.',
    });
    expect(await entryStatus(entry)).toBe('Failed');
  });

  it('accepts reports of an agent whose clock was ahead and is set right', async () => {
    const entry = await taken();
    const nextYear = new Date(server().now().getTime() + 365 * dayMs).toISOString();
    await say({ jobKey: entry, state: 'printing', updatedAt: nextYear });
    server().advance(1000);
    await say({ jobKey: entry, state: 'completed' });
    expect((await job(entry)).state).toBe('completed');
  });

  it('keeps the state of the server: reports of an app about such a file change nothing', async () => {
    const entry = await taken();
    const body = { printJobEntryId: entry, status: 'Failed' };
    const told = await server().call('PUT /api/printjobs/printjobentries/status', { as: member, body });
    expect([told.status, told.body]).toEqual([200, { data: body }]);
    expect(await entryStatus(entry)).toBe('Success');
    await say({ jobKey: entry, state: 'completed' });
  });

  it('is cancelled at once while it waits, and by the agent afterwards', async () => {
    const entry = await printOne();
    await handOver(entry);
    expect(jobOf(await cancel(entry))).toMatchObject({ state: 'canceled', isFinal: true });
    expect([await entryStatus(entry), keysOf(await ask())]).toEqual(['Canceled', []]);
    const over = await cancel(entry);
    expect([over.status, messageOf(over)]).toEqual([
      409,
      'This is over: there is nothing to cancel any more.',
    ]);

    const other = await taken();
    expect(jobOf(await cancel(other))).toMatchObject({ state: 'accepted', isFinal: false });
    const waiting = await ask({ waitSeconds: 25 });
    expect(workOf(waiting)).toMatchObject({ jobs: [], cancels: [other] });
    // It is repeated with the next response, and not at once.
    const startedAt = performance.now();
    expect(workOf(await ask({ waitSeconds: 1 }))).toMatchObject({ jobs: [], cancels: [other] });
    expect(performance.now() - startedAt).toBeGreaterThan(900);
    await say({ jobKey: other, state: 'canceled' });
    expect(workOf(await ask())).toMatchObject({ jobs: [], cancels: [] });
    expect(await entryStatus(other)).toBe('Canceled');
  });

  it('does not offer a job again once it is to be cancelled', async () => {
    const entry = await printOne();
    await handOver(entry);
    await ask();
    await cancel(entry);
    expect(workOf(await ask())).toMatchObject({ jobs: [], cancels: [entry] });
    await say({ jobKey: entry, state: 'canceled' });
  });

  it('leaves a job unconfirmed when the agent comes back with another journal, and offers it to no other', async () => {
    const [offered = '', waiting = ''] = await printFilesAt(1, 1);
    const printing = await taken();
    await handOver(offered);
    await ask();
    await handOver(waiting);
    const other = randomUUID();
    expect(keysOf(await poll(dock.key, { instanceId: other, machineName: 'SPARE-PC' }))).toEqual([waiting]);
    for (const entry of [offered, printing]) {
      expect(await job(entry)).toMatchObject({
        state: 'unconfirmed',
        message: `The agent “${dock.name}” came back on SPARE-PC without the journal that had this: whether it was printed is not known. Look at the printer.`,
        code: 'agent-job.unknown-with-journal',
        args: { name: dock.name, machine: 'SPARE-PC' },
      });
      expect(await entryStatus(entry)).toBe('Unknown');
    }
    await say({ jobKey: offered, state: 'completed' }, { jobKey: waiting, state: 'completed' });
    expect([(await job(offered)).state, (await job(waiting)).state]).toEqual(['unconfirmed', 'offered']);
    expect(keysOf(await ask())).toEqual([]);
    expect((await job(waiting)).state).toBe('unconfirmed');
  });

  it('gives a job up with its file, a day after it was printed', async () => {
    const [late = '', fetched = '', never = ''] = await printFilesAt(1, 1, 1);
    await handOver(fetched);
    await ask();
    await handOver(late);
    server().advance(dayMs - 1);
    await server().giveUpAgentJobs();
    expect([(await job(late)).state, (await job(fetched)).state]).toEqual(['waiting', 'offered']);
    server().advance(1);
    expect(keysOf(await ask())).toEqual([]);
    await server().giveUpAgentJobs();
    expect(await job(late)).toMatchObject({
      state: 'failed',
      message: `The agent “${dock.name}” did not fetch it within a day.`,
    });
    expect(await job(fetched)).toMatchObject({ state: 'unconfirmed' });
    const gone = await handOver(never);
    expect([gone.status, messageOf(gone)]).toEqual([
      409,
      'This file was kept for a day and is gone. Print it again from the history.',
    ]);
  });

  it('ends every job when people, several calls of the agent and its deletion come at once', async () => {
    const entries = await printFilesAt(...Array.from({ length: 8 }, () => 1));
    const round = (entry: string, state: string) => [
      handOver(entry),
      ask(),
      say(...entries.toReversed().map((jobKey) => ({ jobKey, state }))),
      say(...entries.map((jobKey) => ({ jobKey, state }))),
      cancel(entry),
    ];
    const answers = await Promise.all(entries.flatMap((entry) => round(entry, 'accepted')));
    await calls.giveToAgent(1, null);
    const ending = [...entries.flatMap((entry) => round(entry, 'printing')), calls.removeAgent(dock.id)];
    const statuses = [...answers, ...(await Promise.all(ending))].map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    for (const entry of entries) expect((await job(entry)).isFinal).toBe(true);
  });

  it('accepts reports on a job from its own agent only', async () => {
    const entry = await taken();
    const other = await calls.addAgent();
    await poll(other.key, { instanceId });
    await report(other.key, instanceId, { jobKey: entry, state: 'failed' });
    expect((await job(entry)).state).toBe('accepted');
    await calls.removeAgent(other.id);
  });

  it('shows that an agent is disabled, and continues when it is enabled', async () => {
    const entry = await printOne();
    await handOver(entry);
    const setEnabled = async (isEnabled: boolean) => {
      const { name, revision } = await calls.agent(dock.id);
      const body = { name, isEnabled, revision };
      return server().call(`PUT /api/agents/${dock.id}`, { as: 'admin@demo.test', body });
    };
    await setEnabled(false);
    expect(await job(entry)).toMatchObject({
      isAgentConnected: false,
      attention: { reason: 'agent-disabled', text: `The agent “${dock.name}” is disabled.` },
    });
    await setEnabled(true);
    expect(keysOf(await ask())).toEqual([entry]);
    await say({ jobKey: entry, state: 'completed' });
  });

  it('shows a job only to the person who printed it', async () => {
    const entry = await printOne();
    const packer = 'packer@demo.test';
    expect((await handOver(entry, entry, packer)).status).toBe(404);
    await handOver(entry);
    const foreign = [
      await server().call(`GET /api/agentjobs/${entry}`, { as: packer }),
      await server().call(`GET /api/agentjobs/${entry}`, { as: 'free@free.test' }),
      await cancel(entry, packer),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
    await cancel(entry);
  });

  it.each<[string, (entry: string) => object, number]>([
    ['an unknown file', () => ({ printJobEntryId: randomUUID(), jobKey: randomUUID() }), 404],
    ['the key of another file', (entry) => ({ printJobEntryId: entry, jobKey: randomUUID() }), 409],
    ['a key of another shape', (entry) => ({ printJobEntryId: entry, jobKey: `${entry}.1` }), 422],
    ['a number as a key', (entry) => ({ printJobEntryId: entry, jobKey: 7 }), 422],
    ['a request without a file', (entry) => ({ jobKey: entry }), 422],
    [
      'a request with an unknown field',
      (entry) => ({ printJobEntryId: entry, jobKey: entry, agentId: 1 }),
      422,
    ],
  ])('refuses to hand over %s', async (_, bodyOf, status) => {
    const [entry = ''] = await printFilesAt(1);
    const answer = await server().call('POST /api/agentjobs', { as: member, body: bodyOf(entry) });
    expect(answer.status).toBe(status);
  });

  it.each<[string, object]>([
    ['no instance', { instanceId: undefined }],
    ['an instance that is no uuid', { instanceId: 'x' }],
    ['a wait beyond what is kept open', { waitSeconds: 26 }],
    ['a wait of minus one', { waitSeconds: -1 }],
    ['queues that are no texts', { printQueues: [7] }],
    ['too many queues', { printQueues: Array.from({ length: 201 }, String) }],
    ['a very long name', { machineName: 'x'.repeat(201) }],
    ['an unknown field', { organizationId: 1002 }],
  ])('refuses a poll with %s', async (_, body) => {
    expect((await ask(body)).status).toBe(422);
  });

  it('refuses calls no agent makes: too many reports, wrong words, and keys of another organisation', async () => {
    const huge = await ask({ printQueues: Array.from({ length: 200 }, () => 'ä'.repeat(600)) });
    expect(huge.status).toBe(413);
    const reports = [
      await say(...Array.from({ length: 101 }, () => ({ jobKey: 'x', state: 'accepted' }))),
      await say({ jobKey: 'x', state: 'waiting' }),
      await say({ jobKey: 'x', state: 'completed', updatedAt: 'yesterday' }),
      await say({ jobKey: 'x', state: 'completed', outcome: 'burnt' }),
    ];
    expect(reports.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const unknown = await say({ jobKey: 'x', state: 'completed' });
    expect([unknown.status, unknown.body]).toEqual([200, { data: {} }]);
  });

  it('shortens long texts of an agent, so that no report is sent forever', async () => {
    const entry = await taken();
    const attention = { text: 'x'.repeat(1500), reason: 'y'.repeat(300) };
    await say({ jobKey: entry, state: 'printing', message: 'z'.repeat(3000), attention });
    const said = z
      .object({ message: z.string(), attention: z.object({ text: z.string(), reason: z.string() }) })
      .parse(await job(entry));
    expect([said.message.length, said.attention.text.length, said.attention.reason.length]).toEqual([
      2000, 1000, 200,
    ]);
    await say({ jobKey: entry, state: 'completed' });
  });
});
