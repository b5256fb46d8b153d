import { eq } from 'drizzle-orm';
import { decideReview, reviewActions, reviewRoles, reviewStates, type ReviewAction } from 'label-core/review';
import { beforeAll, expect, it } from 'vitest';
import { accounts, labelHistory, labels, labelVersions } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { fileForm, reviewCalls, reviewers, textLabel, type Uploaded } from '../../testing/review-calls.ts';
import { messageOf } from '../../testing/test-server.ts';

const tester = 'packer@demo.test';
const organizationId = 1001;
const refusals = { 'not-in-this-state': 409, 'role-missing': 403, 'own-version': 403 } as const;
const file = JSON.stringify(textLabel('cells'));

onEveryStore('a step of the review', (server) => {
  const { call, upload, decide, publish, newLabel, version } = reviewCalls(server);
  let uploaded: Uploaded;
  let testerId = 0;
  let designerId = 0;
  beforeAll(async () => {
    uploaded = await upload(await newLabel('Cells'), textLabel('cells'));
    testerId = await idOf(tester);
    designerId = await idOf(reviewers.designer);
  });

  const idOf = (email: string) =>
    server().store.asOrganization(organizationId, async (transaction) => {
      const [account] = await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.email, email));
      return account?.id ?? 0;
    });

  /** Puts the version into a state, as if it had no earlier steps. */
  const place = (state: (typeof reviewStates)[number], isOwn: boolean) =>
    server().store.asOwner(async (transaction) => {
      const { labelId, labelVersionId } = uploaded;
      await transaction.delete(labelHistory).where(eq(labelHistory.labelId, labelId));
      await transaction
        .update(labels)
        .set({ historyLength: 0, historyHash: '' })
        .where(eq(labels.id, labelId));
      await transaction
        .update(labelVersions)
        .set({ state, uploadedBy: isOwn ? testerId : designerId })
        .where(eq(labelVersions.id, labelVersionId));
    });

  const stateNow = () =>
    server().store.asOwner(async (transaction) => {
      const [row] = await transaction
        .select({ state: labelVersions.state })
        .from(labelVersions)
        .where(eq(labelVersions.id, uploaded.labelVersionId));
      return row?.state;
    });

  const steps: Readonly<Record<ReviewAction, (as: string) => ReturnType<typeof call>>> = {
    'set-test-data': (as) =>
      call(`POST /labels/${uploaded.labelId}/testdata`, as, {
        labelVersionId: uploaded.labelVersionId,
        testData: [],
      }),
    'replace-file': (as) =>
      call(
        `POST /labels/${uploaded.labelId}/version/${uploaded.labelVersionId}/file`,
        as,
        fileForm(file, { versionHash: uploaded.versionHash }),
      ),
    'set-ready': (as) =>
      call(`POST /labels/${uploaded.labelId}/SetReadyForApproval`, as, {
        labelVersionId: uploaded.labelVersionId,
      }),
    approve: (as) => decide(uploaded, as),
    reject: (as) => decide(uploaded, as, { approved: false, comment: 'No' }),
    publish: (as) => publish(uploaded, {}, as),
    withdraw: (as) => call(`POST /version/${uploaded.labelVersionId}/withdraw`, as, { comment: 'No' }),
  };

  it.each(reviewRoles)(
    'is allowed to %s exactly where the table allows it',
    async (role) => {
      await server().store.asOrganization(organizationId, (transaction) =>
        transaction
          .update(accounts)
          .set({ qualityRoles: [role] })
          .where(eq(accounts.email, tester)),
      );
      const wrong: string[] = [];
      let taken = 0;
      for (const isOwn of [false, true]) {
        for (const state of reviewStates) {
          for (const action of isOwn ? (['approve', 'publish', 'reject'] as const) : reviewActions) {
            await place(state, isOwn);
            const answer = await steps[action](tester);
            const decision = decideReview({ state, isOwn }, [role], action);
            const status = 'next' in decision ? 200 : refusals[decision.refusal];
            const after = await stateNow();
            const expected = 'next' in decision ? decision.next : state;
            if (status === 200) taken += 1;
            if (answer.status !== status || after !== expected) {
              wrong.push(`${state} ${action} ${isOwn}: ${answer.status} ${after}, not ${status} ${expected}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(taken).toBeGreaterThan(0);
    },
    120_000,
  );

  it('is refused to an administrator without a role, in a sentence that names the role', async () => {
    for (const action of reviewActions) {
      const answers: number[] = [];
      for (const state of reviewStates) {
        await place(state, false);
        answers.push((await steps[action]('admin@demo.test')).status);
      }
      expect([action, answers.filter((status) => status !== 403 && status !== 409)]).toEqual([action, []]);
    }
    await place('DesignApprover', false);
    expect(messageOf(await steps.approve('admin@demo.test'))).toBe(
      'You may not do this: it takes the role Design approver or Review master. Administrators give roles under Users.',
    );
    expect(messageOf(await steps.withdraw('admin@demo.test'))).toBe(
      'You may not do this: it takes the role Label designer, Quality manager or Review master. Administrators give roles under Users.',
    );
    const upload403 = await call(
      `POST /labels/${uploaded.labelId}/versions`,
      'admin@demo.test',
      fileForm(file),
    );
    expect(upload403.status).toBe(403);
  });

  it('is refused with that reason where somebody would approve their own version', async () => {
    await place('Publisher', false);
    const uploadedBy = await idOf(reviewers.publisher);
    await server().store.asOwner((transaction) =>
      transaction
        .update(labelVersions)
        .set({ uploadedBy })
        .where(eq(labelVersions.id, uploaded.labelVersionId)),
    );
    expect((await version(uploaded)).waitsFor).toEqual([]);
    const answer = await publish(uploaded);
    expect([answer.status, messageOf(answer)]).toEqual([
      403,
      'You uploaded this version yourself: somebody else has to approve it.',
    ]);
  });
});
