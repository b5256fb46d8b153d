import { expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { fileForm, reviewCalls, reviewers, textLabel } from '../../testing/review-calls.ts';
import { messageOf, type Answer } from '../../testing/test-server.ts';

const { designer } = reviewers;
const other = 'packer@demo.test';
const ROUNDS = process.env['TEST_RUN'] === 'all' ? 6 : 2;

const setupSchema = z.object({
  data: z.object({
    revision: z.int(),
    version: z.int(),
    template: z.object({ elements: z.array(z.object({ value: z.string() })) }),
  }),
});
const listSchema = z.object({
  data: z.object({ versions: z.array(z.object({ labelVersionId: z.int(), version: z.int() })) }),
});

const formOf = (as: string, fields: Readonly<Record<string, string>>) =>
  fileForm(JSON.stringify(textLabel(`of ${as}`)), { variables: 'file', ...fields });

onEveryStore('two designers who save at the same time', (server) => {
  const { call, version, upload, newLabel } = reviewCalls(server);
  const path = 'POST /labels';

  /** Both may design, and both manage labels. */
  const letBothDesign = () =>
    server().store.asOrganization(1001, async (transaction) => {
      for (const email of [designer, other]) {
        await transaction
          .update(accounts)
          .set({ qualityRoles: ['LabelDesigner'], userRoles: ['LabelManager'] })
          .where(eq(accounts.email, email));
      }
    });
  const setupOf = async (labelId: number) =>
    setupSchema.parse((await server().call(`GET /api/labels/${labelId}/setup`, { as: designer })).body).data;
  const versionsOf = async (labelId: number) =>
    listSchema.parse((await call(`GET /labels/${labelId}/versions`, designer)).body).data.versions;

  /** Makes the same call by both at once, in turns who begins; returns who saved and what the other one is told. */
  async function saveAtOnce(round: number, save: (as: string) => Promise<Answer>) {
    const both = round % 2 === 0 ? [designer, other] : [other, designer];
    // Both are signed in beforehand, so that their calls arrive together.
    for (const as of both) await call('GET /labels', as);
    const answers = await Promise.all(both.map(save));
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two);
    const refused = answers.find(({ status }) => status === 409);
    const winner = both[answers.findIndex(({ status }) => status === 200)] ?? 'nobody';
    return { statuses, winner, said: refused ? messageOf(refused) : '' };
  }

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'as the next version of one revision: one is saved, round %i',
    async (round) => {
      await letBothDesign();
      const labelId = await newLabel(`Next at once ${round}`);
      const before = await setupOf(labelId);
      const { statuses, winner, said } = await saveAtOnce(round, (as) =>
        server().call(`PUT /api/labels/${labelId}/variables`, {
          as,
          body: formOf(as, { revision: String(before.revision) }),
        }),
      );
      expect(statuses).toEqual([200, 409]);
      expect(said).toMatch(/changed|saved/);
      const after = await setupOf(labelId);
      expect([after.revision, after.version]).toEqual([before.revision + 1, before.version + 1]);
      expect(after.template.elements[0]?.value).toBe(`of ${winner} {{lot}}`);
    },
  );

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'as a draft over one version: one is saved, round %i',
    async (round) => {
      await letBothDesign();
      const labelId = await newLabel(`Drafts at once ${round}`);
      const seen = await upload(labelId, textLabel('seen'));
      const { statuses, winner, said } = await saveAtOnce(round, (as) =>
        call(`${path}/${labelId}/versions`, as, formOf(as, { basedOn: seen.versionHash })),
      );
      expect(statuses).toEqual([200, 409]);
      expect(said).toMatch(/ saved version 3 of “Drafts at once \d” while you worked on an older one\.$/);
      const versions = await versionsOf(labelId);
      expect(versions.map((one) => one.version)).toEqual([3, 2, 1]);
      const [newest] = versions;
      const { template } = await version({ labelId, labelVersionId: newest?.labelVersionId ?? 0 });
      expect(template.elements[0]).toMatchObject({ value: `of ${winner} {{lot}}` });
    },
  );

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'as the file of one draft: one is saved, round %i',
    async (round) => {
      await letBothDesign();
      const labelId = await newLabel(`Files at once ${round}`);
      const seen = await upload(labelId, textLabel('seen'));
      const { statuses, winner, said } = await saveAtOnce(round, (as) =>
        call(
          `${path}/${labelId}/version/${seen.labelVersionId}/file`,
          as,
          formOf(as, { versionHash: seen.versionHash }),
        ),
      );
      expect(statuses).toEqual([200, 409]);
      expect(said).toMatch(/^Somebody has replaced the file of this version since you opened it\./);
      const { template } = await version(seen);
      expect(template.elements[0]).toMatchObject({ value: `of ${winner} {{lot}}` });
      expect((await versionsOf(labelId)).map((one) => one.version)).toEqual([2, 1]);
    },
  );

  it('in different calls: never are both saved over the same version', async () => {
    await letBothDesign();
    for (let round = 0; round < ROUNDS; round += 1) {
      const labelId = await newLabel(`Mixed at once ${round}`);
      const seen = await upload(labelId, textLabel('seen'));
      const { revision } = await setupOf(labelId);
      const { statuses, winner } = await saveAtOnce(round, (as) =>
        as === designer
          ? call(`${path}/${labelId}/versions`, as, formOf(as, { basedOn: seen.versionHash }))
          : server().call(`PUT /api/labels/${labelId}/variables`, {
              as,
              body: formOf(as, { revision: String(revision) }),
            }),
      );
      expect(statuses).toEqual([200, 409]);
      expect((await setupOf(labelId)).template.elements[0]?.value).toBe(`of ${winner} {{lot}}`);
    }
  });

  it('a draft and its file: whoever is later is told', async () => {
    await letBothDesign();
    for (let round = 0; round < ROUNDS; round += 1) {
      const labelId = await newLabel(`Draft and file ${round}`);
      const seen = await upload(labelId, textLabel('seen'));
      const { statuses } = await saveAtOnce(round, (as) =>
        as === designer
          ? call(`${path}/${labelId}/versions`, as, formOf(as, { basedOn: seen.versionHash }))
          : call(
              `${path}/${labelId}/version/${seen.labelVersionId}/file`,
              as,
              formOf(as, { versionHash: seen.versionHash }),
            ),
      );
      expect(statuses).toEqual([200, 409]);
    }
  });
});
