import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal, systemClock } from 'helper';
import { createServer, demoPassword, openStore, type Server, type StoreLocation } from 'server';
import { createRecordedDatabase, testStores } from 'server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf, journalOf, readRecording, recordingNames, unpackDataDir } from './recordings.ts';

const ORIGIN = 'http://platen.test';
/** Ids of the demo: the tart, its first label, the printer that is a folder. */
const LINE = { labelId: 1, articleId: 13, printerId: 1, quantity: 1 };

interface PrintAnswer {
  readonly printFiles: readonly { readonly pdfAsBase64String: string }[];
}

/** Returns the first bytes of the first file of a print. */
const headOf = (answer: unknown) =>
  atob((answer as PrintAnswer).printFiles[0]?.pdfAsBase64String ?? '').slice(0, 5);

/** Store as a recording left it, and the function that removes it again. */
interface OldStore {
  readonly location: StoreLocation;
  readonly remove: () => Promise<void> | void;
}

const oldStores = {
  PGlite: (name: string): OldStore => {
    const dataDir = mkdtempSync(join(tmpdir(), 'platen-old-data-'));
    unpackDataDir(name, dataDir);
    return { location: { dataDir }, remove: () => rmSync(dataDir, { recursive: true }) };
  },
  PostgreSQL: async (name: string): Promise<OldStore> => {
    const { databaseUrl, drop } = await createRecordedDatabase(databaseOf(name));
    return { location: { databaseUrl }, remove: drop };
  },
};

const cases = (await testStores()).flatMap((store) =>
  recordingNames.map((name) => ({ store: store.name, name })),
);

describe.each(cases)('data of version $name in $store', ({ store, name }) => {
  let server: Server;
  let old: OldStore;
  let token = '';
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await server.fetch(new Request(ORIGIN + path, init));
    expect(`${path} ${answer.status}`).toBe(`${path} 200`);
    return answer.json();
  };

  beforeAll(async () => {
    old = await oldStores[store](name);
    server = await createServer({ store: await openStore(old.location) });
    const account = { email: 'member@demo.test', password: demoPassword };
    ({ token } = (await call('POST', '/api/account/login', account)) as { token: string });
  });
  afterAll(async () => {
    await server.close();
    await old.remove();
  });

  it.each(['/api/articles', '/api/labels', '/api/orders', '/api/printers', '/api/groups', '/api/widgets'])(
    'still has rows for %s',
    async (path) => {
      const { data } = (await call('GET', path)) as { data: object[] | { data: object[] } };
      expect((Array.isArray(data) ? data : data.data).length).toBeGreaterThan(0);
    },
  );

  it('can be printed to a PDF', async () => {
    expect(headOf(await call('POST', '/api/printjobs', { computerName: 'TODAY', labels: [LINE] }))).toBe(
      '%PDF-',
    );
  });

  it('has a history of which a print is shown and printed again', async () => {
    const { data } = (await call('GET', '/api/printjobs?take=100')) as {
      data: { entityId: string; computerName: string }[];
    };
    const recorded = data.find(({ computerName }) => computerName !== 'TODAY');
    const again = { computerName: 'TODAY', version: 'same', reason: 'It fell down' };
    expect(headOf(await call('POST', `/api/printjobs/${recorded?.entityId}/reprint`, again))).toBe('%PDF-');
  });
});

it.each(recordingNames)('the helper journal of version %s still shows which files were printed', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-old-journal-'));
  const path = join(folder, 'journal.sqlite');
  copyFileSync(journalOf(name), path);
  const { recordedAtMs } = readRecording(name);
  const journal = openJournal(path, { ...systemClock, now: () => recordedAtMs });
  // One label, and the two of three files that reached the helper.
  expect(journal.changedSince(0, 10).map(({ state, outcome }) => `${state} ${outcome}`)).toEqual([
    'completed saved',
    'completed saved',
    'completed saved',
  ]);
  journal.close();
  rmSync(folder, { recursive: true });
});
