import { expect, it } from 'vitest';
import { createServer } from '../../program/create-server.ts';
import { mailsTo } from '../../testing/mails.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { fileForm, reviewCalls, reviewers, textLabel, type Uploaded } from '../../testing/review-calls.ts';
import { messageOf } from '../../testing/test-server.ts';

const { designer, publisher } = reviewers;
const hourMs = 3_600_000;

onEveryStore('a scheduled publication', (server) => {
  const { call, version, decide, publish, history, newLabel, uploadApproved } = reviewCalls(server);
  const inHours = (hours: number) => new Date(server().now().getTime() + hours * hourMs).toISOString();
  const stateOf = async (uploaded: Uploaded) => (await version(uploaded)).state;
  const actions = async ({ labelId }: Uploaded) =>
    (await history(labelId)).map(({ action, by }) => `${action} ${by}`).slice(-3);

  it('waits in Publisher, and happens once when its time has come', async () => {
    const labelId = await newLabel('On time');
    const first = await uploadApproved(labelId, textLabel('first'));
    await publish(first);
    const uploaded = await uploadApproved(labelId, textLabel('second'));
    const publishAt = inHours(2);
    const set = await publish(uploaded, { publishAt, comment: 'After the stocktaking' });
    expect(set.body).toMatchObject({ data: { state: 'Publisher', publishAt } });
    expect(await version(uploaded)).toMatchObject({
      state: 'Publisher',
      publishAt,
      publishedVersionId: first.labelVersionId,
    });
    server().advance(2 * hourMs - 1);
    await server().publishDue();
    expect(await stateOf(uploaded)).toBe('Publisher');
    server().advance(1);
    // Two processes over one store and one file of keys, started at the same moment.
    const { store, keys, now } = server();
    const other = await createServer({ store, keys, clock: now });
    await Promise.all([server().publishDue(), other.publishDue()]);
    await server().publishDue();
    expect(await version(uploaded)).toMatchObject({
      state: 'Published',
      publishAt: null,
      publishedAt: server().now().toISOString(),
      publishedVersionId: uploaded.labelVersionId,
    });
    expect(await stateOf(first)).toBe('Superseded');
    expect(await actions(uploaded)).toEqual([
      'scheduled Piet Vermeulen',
      'published-on-time Piet Vermeulen',
      'superseded Piet Vermeulen',
    ]);
    const mails = (await mailsTo(server(), designer)).filter(({ subject }) =>
      subject.startsWith('Version 3 of “On time” is published'),
    );
    expect(mails).toHaveLength(1);
  });

  it('may be set anew or taken back, and ends with a rejection, another file and a withdrawal', async () => {
    const moved = await uploadApproved(await newLabel('Moved'), textLabel('moved'));
    await publish(moved, { publishAt: inHours(1) });
    expect((await publish(moved, { publishAt: inHours(3) })).status).toBe(200);
    const back = await uploadApproved(await newLabel('Taken back'), textLabel('back'));
    await publish(back, { publishAt: inHours(1) });
    const taken = await call(`DELETE /version/${back.labelVersionId}/publish`, publisher, {
      versionHash: back.versionHash,
    });
    expect(taken.body).toEqual({ data: { state: 'Publisher', publishAt: null } });
    expect((await call(`DELETE /version/${back.labelVersionId}/publish`, publisher, {})).status).toBe(409);
    const rejected = await uploadApproved(await newLabel('Rejected'), textLabel('rejected'));
    await publish(rejected, { publishAt: inHours(1) });
    await decide(rejected, publisher, { approved: false, comment: 'Not yet' });
    const replaced = await uploadApproved(await newLabel('Other file'), textLabel('replaced'));
    await publish(replaced, { publishAt: inHours(1) });
    await call(
      `POST /labels/${replaced.labelId}/version/${replaced.labelVersionId}/file`,
      designer,
      fileForm(JSON.stringify(textLabel('other')), { versionHash: replaced.versionHash }),
    );
    const withdrawn = await uploadApproved(await newLabel('Withdrawn'), textLabel('withdrawn'));
    await publish(withdrawn, { publishAt: inHours(1) });
    await call(`POST /version/${withdrawn.labelVersionId}/withdraw`, designer, { comment: 'No' });
    const all = [moved, back, rejected, replaced, withdrawn];
    const states = async () => {
      const found: string[] = [];
      for (const one of all) found.push(await stateOf(one));
      return found;
    };
    server().advance(2 * hourMs);
    await server().publishDue();
    expect(await states()).toEqual(['Publisher', 'Publisher', 'Draft', 'Draft', 'Withdrawn']);
    server().advance(hourMs);
    await server().publishDue();
    expect(await states()).toEqual(['Published', 'Publisher', 'Draft', 'Draft', 'Withdrawn']);
  });

  it('is in the future, and within a year', async () => {
    const uploaded = await uploadApproved(await newLabel('Ahead'), textLabel('ahead'));
    const refused = async (publishAt: string) => {
      const answer = await publish(uploaded, { publishAt });
      return [answer.status, messageOf(answer)];
    };
    expect(await refused(inHours(-1))).toEqual([
      422,
      'This time has passed. Choose a later one, or publish at once.',
    ]);
    expect(await refused(inHours(24 * 367))).toEqual([422, 'Choose a time within a year from now.']);
    expect((await refused('tomorrow'))[0]).toBe(422);
    expect(await stateOf(uploaded)).toBe('Publisher');
    // A version with a publication time is not listed again; publishing at once takes precedence over the time.
    const set = await publish(uploaded, { publishAt: inHours(1) });
    expect(set.body).not.toMatchObject({ data: { next: { labelVersionId: uploaded.labelVersionId } } });
    expect((await publish(uploaded, { publishAt: null })).body).toMatchObject({
      data: { state: 'Published', publishAt: null },
    });
  });
});
