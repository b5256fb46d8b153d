// @rounds: steps by chance.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { agentJobs } from '../../../foundation/store/schema/index.ts';
import { agentCalls, type AddedAgent } from '../../../testing/agent-calls.ts';
import { onEveryStore } from '../../../testing/on-every-store.ts';
import { entryOf } from './job-key.ts';
import { isFinal, type AgentJobState } from '../../../foundation/values/agent-job-states.ts';

const machines = ['dock', 'spare'] as const;
type Machine = (typeof machines)[number];

/** Data on the disk of the program on a machine. */
interface Journal {
  readonly instanceId: string;
  readonly jobs: Map<string, { state: AgentJobState; at: number }>;
}

const step = fc.record({
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('poll', 'report', 'work' as const) },
    { weight: 3, arbitrary: fc.constant('hand over' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'lost poll',
        'lost report',
        'stale report',
        'cancel',
        'lose folder' as const,
      ),
    },
  ),
  machine: fc.oneof({ weight: 7, arbitrary: fc.constant('dock' as const) }, fc.constantFrom(...machines)),
  which: fc.nat(11),
});

/** Possible next states of a job in the program that has it. */
const next: Partial<Record<AgentJobState, readonly AgentJobState[]>> = {
  accepted: ['fetching', 'canceled'],
  fetching: ['submitting', 'failed'],
  submitting: ['submitted', 'unconfirmed', 'accepted'],
  submitted: ['printing', 'completed'],
  printing: ['submitted', 'completed', 'failed'],
};

const newJournal = (): Journal => ({ instanceId: randomUUID(), jobs: new Map() });
const keyOf = (entry: string, number: number) => (number < 2 ? entry : `${entry}.${number}`);

const runs = 6;

onEveryStore('agents with random orders of polls, reports, losses and machines', (server) => {
  const calls = agentCalls(server);

  it('never have one key in two journals, and no state for a key that was not handed over', async () => {
    let handOvers = 0;
    let repeats = 0;
    let orphans = 0;
    const run = fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 90 }), async (steps) => {
      const dock = await calls.addAgent();
      await calls.giveToAgent(1, dock.id);
      const entries = await calls.printFilesAt(...Array.from({ length: 12 }, () => 1));
      const world = createWorld(dock);
      for (const { what, machine, which } of steps) {
        server().advance(1000);
        const entry = entries[which] ?? '';
        if (what === 'hand over') await world.handOver(entry);
        else if (what === 'poll' || what === 'lost poll') await world.poll(machine, what === 'poll');
        else if (what === 'work') world.work(machine, which);
        else if (what === 'cancel') await calls.cancel(world.newestKeyOf(entry));
        else if (what === 'lose folder') world.loseFolder(machine);
        else await world.report(machine, what);
        await world.look();
      }
      handOvers += world.seen.size;
      repeats += world.repeats();
      orphans += [...world.seen.values()].filter((state) => state === 'unconfirmed').length;
      await calls.giveToAgent(1, null);
      await calls.removeAgent(dock.id);
    });
    await fc.assert(run, { numRuns: runs, endOnFailure: true });
    expect([handOvers > 5 * runs, repeats > runs / 2, orphans > runs / 2]).toEqual([true, true, true]);
  });

  /** Creates the model: both machines, the offers to each of them, and the states seen on the server. */
  function createWorld({ id, key }: AddedAgent) {
    const journals: Record<Machine, Journal> = { dock: newJournal(), spare: newJournal() };
    /** Journals to which a key was offered, whether or not the response arrived. */
    const offeredTo = new Map<string, string[]>();
    const seen = new Map<string, AgentJobState>();
    const numbers = new Map<string, number>();
    const newestKeyOf = (entry: string) => keyOf(entry, numbers.get(entry) ?? 1);

    const rows = () =>
      server().store.asOwner((transaction) =>
        transaction.select().from(agentJobs).where(eq(agentJobs.agentId, id)),
      );

    return {
      seen,
      newestKeyOf,
      repeats: () => [...offeredTo.values()].filter((offers) => offers.length > 1).length,
      handOver: async (entry: string) => {
        const number = numbers.get(entry) ?? 1;
        const before = seen.get(keyOf(entry, number));
        // A person wants to print it again, sometimes before it has ended: that is refused.
        const wanted = before === undefined ? number : number + 1;
        const answer = await calls.handOver(entry, keyOf(entry, wanted));
        expect(answer.status).toBe(before === undefined || isFinal(before) ? 200 : 409);
        if (answer.status === 200) numbers.set(entry, wanted);
      },
      poll: async (machine: Machine, arrives: boolean) => {
        const { instanceId, jobs } = journals[machine];
        const work = calls.workOf(await calls.poll(key, { instanceId, machineName: machine }));
        for (const { jobKey } of work.jobs) {
          // Jobs that it confirmed, that have ended or are to be cancelled are not offered.
          expect(['waiting', 'offered']).toContain(seen.get(jobKey));
          offeredTo.set(jobKey, [...(offeredTo.get(jobKey) ?? []), instanceId]);
          if (arrives && !jobs.has(jobKey))
            jobs.set(jobKey, { state: 'accepted', at: server().now().getTime() });
        }
        if (!arrives) return;
        for (const jobKey of work.cancels) {
          const job = jobs.get(jobKey);
          if (!job || !isFinal(job.state))
            jobs.set(jobKey, { state: 'canceled', at: server().now().getTime() });
        }
      },
      report: async (machine: Machine, how: 'report' | 'lost report' | 'stale report') => {
        const { instanceId, jobs } = journals[machine];
        if (how === 'lost report') return;
        const said = [...jobs].map(([jobKey, { state, at }]) =>
          how === 'report'
            ? { jobKey, state, updatedAt: new Date(at).toISOString() }
            : { jobKey, state: 'accepted', updatedAt: new Date(at - 500).toISOString() },
        );
        expect((await calls.report(key, instanceId, ...said)).status).toBe(200);
      },
      /** Advances the jobs on the machine. */
      work: (machine: Machine, which: number) => {
        const at = server().now().getTime();
        for (const [index, job] of [...journals[machine].jobs.values()].entries()) {
          const steps = next[job.state] ?? [];
          const state = steps[(which + index) % Math.max(1, steps.length)];
          if (state) Object.assign(job, { state, at });
        }
      },
      loseFolder: (machine: Machine) => {
        journals[machine] = newJournal();
      },
      look: async () => {
        for (const { jobKey, state } of await rows()) {
          const before = seen.get(jobKey) ?? 'waiting';
          const isForward =
            before === state ||
            (!isFinal(before) && state !== 'waiting' && (state !== 'offered' || before === 'waiting'));
          expect([jobKey, before, state, isForward]).toEqual([jobKey, before, state, true]);
          seen.set(jobKey, state);
          expect(new Set(offeredTo.get(jobKey)).size).toBeLessThan(2);
        }
        const open = [...seen].filter(([, state]) => !isFinal(state)).map(([jobKey]) => entryOf(jobKey));
        expect(open).toHaveLength(new Set(open).size);
      },
    };
  }
});
