import { eq, sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createServer } from '../../program/create-server.ts';
import { labelVersions } from '../../foundation/store/schema/index.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { reviewCalls, textLabel, type Uploaded } from '../../testing/review-calls.ts';
import { checkHistory } from './check-history.ts';

const restore = (id: number) =>
  sql`insert into label_history select * from kept_history where history_id = ${id}`;

onEveryStore('the check of the stored history', (server) => {
  const { uploadApproved, publish, newLabel, history, version } = reviewCalls(server);
  let uploaded: Uploaded;
  beforeAll(async () => {
    uploaded = await uploadApproved(await newLabel('Checked'), textLabel('checked'));
    await publish(uploaded);
  });

  const run = (change: SQL) => server().store.asOwner((transaction) => transaction.execute(change));
  const faults = async () =>
    (await checkHistory(server().store)).faults.map((fault) =>
      fault.replace(/^Demo \(1001\), label \d+ “Checked”, /, ''),
    );
  /** Returns the faults the check finds after a change; expects none after it was undone. */
  const faultsAfter = async (change: SQL, undo: SQL) => {
    await run(change);
    const found = await faults();
    await run(undo);
    expect(await faults()).toEqual([]);
    return found;
  };
  const row = (table: 'label_versions' | 'label_history') =>
    table === 'label_versions'
      ? sql`organization_id = 1001 and id = ${uploaded.labelVersionId}`
      : sql`organization_id = 1001 and label_id = ${uploaded.labelId}`;

  it('finds nothing in an unchanged history', async () => {
    const found = await checkHistory(server().store);
    expect(found.faults).toEqual([]);
    expect(found.labels).toBeGreaterThanOrEqual(8);
    expect(found.versions).toBeGreaterThanOrEqual(13);
    expect(found.entries).toBeGreaterThan(40);
  });

  it('finds a flipped bit in a file, and a template and a state without a decision', async () => {
    const where = row('label_versions');
    const flip = sql`update label_versions set file = set_bit(file, 77, 1 - get_bit(file, 77)) where ${where}`;
    expect(await faultsAfter(flip, flip)).toEqual(['version 2: its file was changed.']);
    const withHash = (by: SQL) =>
      sql`update label_versions set file = ${by}, file_sha256 = encode(sha256(${by}), 'hex') where ${where}`;
    expect(
      await faultsAfter(
        withHash(sql`set_bit(file, 77, 1 - get_bit(file, 77))`),
        withHash(sql`set_bit(file, 77, 1 - get_bit(file, 77))`),
      ),
    ).toEqual(['version 2: its file is not the one the history names.']);
    const size = (mm: number) =>
      sql`update label_versions set template = jsonb_set(template, '{widthMm}', to_jsonb(${mm}::int)) where ${where}`;
    expect(await faultsAfter(size(51), size(50))).toEqual(['version 2: its template was changed.']);
    const state = (name: string) => sql`update label_versions set state = ${name} where ${where}`;
    expect(await faultsAfter(state('Superseded'), state('Published'))).toEqual([
      'version 2: it is in state Superseded, and the history says Published.',
    ]);
  });

  it('finds entries that were changed, deleted and exchanged', async () => {
    const of = (id: number) => sql`${row('label_history')} and history_id = ${id}`;
    const name = (who: string) => sql`update label_history set actor_name = ${who} where ${of(5)}`;
    const [fifth] = (await history(uploaded.labelId)).slice(4);
    expect(fifth).toMatchObject({ action: 'approve', by: 'Dagny Eriksen' });
    expect(await faultsAfter(name('Eve'), name('Dagny Eriksen'))).toEqual([
      'history: entry 5 was changed (approve).',
    ]);
    await run(sql`create table kept_history as select * from label_history where ${row('label_history')}`);
    const remove = (id: number) => sql`delete from label_history where ${of(id)}`;
    expect(await faultsAfter(remove(5), restore(5))).toEqual(['history: entry 5 is missing.']);
    const last = (await history(uploaded.labelId)).length;
    expect(await faultsAfter(remove(last), restore(last))).toEqual([
      `history: entry ${last} is missing.`,
      'version 2: it is in state Published, and the history says Publisher.',
    ]);
    const exchange = sql`update label_history set history_id = 1000 - history_id where ${row('label_history')} and history_id in (4, 5, 996, 995)`;
    await run(exchange);
    await run(sql`update label_history set history_id = case history_id when 996 then 5 else 4 end
      where ${row('label_history')} and history_id in (996, 995)`);
    expect(await faults()).toContain('history: entry 4 was changed (approve).');
    await run(exchange);
    await run(sql`update label_history set history_id = case history_id when 996 then 5 else 4 end
      where ${row('label_history')} and history_id in (996, 995)`);
    expect(await faults()).toEqual([]);
    await run(sql`drop table kept_history`);
  });

  it('covers a history that requests can add to and never change', async () => {
    for (const change of [sql`update label_history set comment = ''`, sql`delete from label_history`]) {
      await expect(
        server().store.asOrganization(1001, (transaction) => transaction.execute(change)),
      ).rejects.toThrow(/Failed query/);
    }
  });

  it('covers versions from before the history, which get it when the server starts, with the same hashes', async () => {
    const before = await version(uploaded);
    await run(sql`delete from label_history where ${row('label_history')}`);
    await run(
      sql`update labels set history_length = 0, history_hash = '' where organization_id = 1001 and id = ${uploaded.labelId}`,
    );
    await run(sql`update label_versions set version_hash = '', file_sha256 = '', file_name = '', file = ''
      where organization_id = 1001 and label_id = ${uploaded.labelId}`);
    expect(await faults()).toEqual(
      [1, 2].map(
        (number) =>
          `version ${number}: it is older than the history; start the server once, which writes its first entry.`,
      ),
    );
    await createServer({ store: server().store });
    await createServer({ store: server().store });
    expect(await faults()).toEqual([]);
    expect((await version(uploaded)).versionHash).toBe(before.versionHash);
    expect(
      (await history(uploaded.labelId)).map(({ action, version: number, to }) => [action, number, to]),
    ).toEqual([
      ['uploaded', 1, 'Superseded'],
      ['uploaded', 2, 'Published'],
    ]);
    // Emptying the hash of a version that has a history does not make it count as an old one.
    await run(sql`update label_versions set version_hash = '' where ${row('label_versions')}`);
    await createServer({ store: server().store });
    expect(await faults()).toEqual([
      'version 2: its template was changed.',
      'version 2: its template is not the one the history names.',
    ]);
    await server().store.asOwner((transaction) =>
      transaction
        .update(labelVersions)
        .set({ versionHash: before.versionHash })
        .where(eq(labelVersions.id, uploaded.labelVersionId)),
    );
  });
});
