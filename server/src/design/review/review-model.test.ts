// @rounds: calls by chance.
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { QualityRole } from '../../foundation/access/roles.ts';
import { accounts } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { fileForm, reviewCalls, reviewers, textLabel, type Uploaded } from '../../testing/review-calls.ts';
import { checkHistory } from './check-history.ts';

const { designer, data, design, publisher } = reviewers;
/** Person with several roles at once, and person with the role that includes all of them. */
const several = 'packer@demo.test';
const master = 'member@demo.test';
const people = [designer, data, design, publisher, several, master] as const;
const steps = [
  'upload',
  'replace',
  'ready',
  'approve',
  'reject',
  'publish',
  'schedule',
  'unschedule',
  'withdraw',
  'wait',
] as const;

const attempt = fc.record({
  // Steps that move a version on are tried more often, or nothing would ever be published.
  step: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('ready', 'approve', 'publish' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...steps) },
  ),
  who: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...people) },
    { weight: 1, arbitrary: fc.constantFrom(several, master) },
  ),
  isStale: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
});

const runs = 4;

onEveryStore('random review calls', (server) => {
  const { call, upload, ready, decide, publish, history, newLabel, version } = reviewCalls(server);
  const give = (email: string, qualityRoles: QualityRole[]) =>
    server().store.asOrganization(1001, (transaction) =>
      transaction.update(accounts).set({ qualityRoles }).where(eq(accounts.email, email)),
    );
  beforeAll(async () => {
    await give(several, ['LabelDesigner', 'DataApprover', 'DesignApprover']);
    await give(master, ['Master']);
  });

  it('publish nothing without both approvals of the current file, and leave a complete history', async () => {
    let published = 0;
    let names = 0;
    const run = fc.asyncProperty(fc.array(attempt, { minLength: 40, maxLength: 60 }), async (attempts) => {
      names += 1;
      const labelId = await newLabel(`Random ${names}`);
      let current: Uploaded = await upload(labelId, textLabel('start'));
      let older = current;
      let edition = 0;
      for (const { step, who, isStale } of attempts) {
        const target = isStale ? older : current;
        edition += 1;
        const template = textLabel(`edition ${edition}`);
        const path = `/version/${target.labelVersionId}`;
        if (step === 'upload') {
          const answer = await call(
            `POST /labels/${labelId}/versions`,
            who,
            fileForm(JSON.stringify(template)),
          );
          if (answer.status === 200) {
            older = current;
            current = { ...(await newest(labelId)), labelId };
          }
        } else if (step === 'replace') {
          const form = fileForm(JSON.stringify(template), { versionHash: target.versionHash });
          const answer = await call(`POST /labels/${labelId}${path}/file`, who, form);
          if (answer.status === 200) {
            older = target;
            current = { ...(await newest(labelId)), labelId };
          }
        } else if (step === 'ready') await ready(target, who);
        else if (step === 'approve') await decide(target, who);
        else if (step === 'reject') await decide(target, who, { approved: false, comment: 'No' });
        else if (step === 'publish') await publish(target, { versionHash: target.versionHash }, who);
        else if (step === 'schedule') {
          const publishAt = new Date(server().now().getTime() + 60_000).toISOString();
          await publish(target, { publishAt }, who);
        } else if (step === 'unschedule') await call(`DELETE ${path}/publish`, who, {});
        else if (step === 'withdraw') await call(`POST ${path}/withdraw`, who, { comment: 'No' });
        else {
          server().advance(120_000);
          await server().publishDue();
        }
      }
      published += await requireApproved(labelId);
      expect((await version(current)).versionHash).toBe(current.versionHash);
    });
    await fc.assert(run, { numRuns: runs, endOnFailure: true });
    expect(published).toBeGreaterThan(runs / 2);
    expect((await checkHistory(server().store)).faults).toEqual([]);
  });

  async function newest(labelId: number): Promise<Omit<Uploaded, 'labelId'>> {
    const last = (await history(labelId)).findLast(({ action }) =>
      ['uploaded', 'replace-file'].includes(action),
    );
    return {
      labelVersionId: last?.labelVersionId ?? 0,
      version: last?.version ?? 0,
      versionHash: last?.versionHash ?? '',
      state: 'Draft',
    };
  }

  /** Checks each publication in the history; returns their number. */
  async function requireApproved(labelId: number): Promise<number> {
    const entries = await history(labelId);
    const publications = entries.filter(({ to, from }) => to === 'Published' && from !== 'Published');
    for (const { historyId, labelVersionId, versionHash } of publications) {
      const before = entries.slice(0, historyId - 1).filter((one) => one.labelVersionId === labelVersionId);
      const file = before.findLast(({ action }) => ['uploaded', 'replace-file', 'reject'].includes(action));
      const approvals = before.filter(
        (one) => one.action === 'approve' && one.historyId > (file?.historyId ?? 0),
      );
      expect(approvals.map(({ from }) => from)).toEqual(['DataApprover', 'DesignApprover']);
      expect(approvals.every((one) => one.versionHash === versionHash)).toBe(true);
      const uploader = before.findLast(({ action }) => ['uploaded', 'replace-file'].includes(action));
      const own = approvals.filter(({ actorId }) => actorId === uploader?.actorId);
      expect(own.every(({ by }) => by === 'Mateo Silva')).toBe(true);
    }
    return publications.length;
  }
});
