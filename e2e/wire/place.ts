import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { createJsonLogger, readEnvironment, startServer } from 'server';
import { Mailbox } from './mailbox.ts';

export const PASSWORD = 'a sentence nobody guesses';

/** The real server with the app and an empty store: organisations come to be as they do for everybody else. */
export interface Place {
  readonly url: string;
  readonly mailbox: Mailbox;
  /** Calls the server beside the browser: the parsed answer, whatever its status. */
  readonly post: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
  /** Registers an organisation and confirms its address: the one who may do everything in it. */
  readonly found: (email: string) => Promise<void>;
  /** The server ends; the page of a browser stays. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a place of its own; `variables` are added to the environment of the server. */
export async function openPlace(variables: Readonly<Record<string, string>> = {}): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-place-'));
  const server = await startServer(
    readEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      STATIC_DIR: resolve(import.meta.dirname, '../../dist'),
      ...variables,
    }),
    createJsonLogger(() => undefined),
  );
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.stop());
  const mailbox = new Mailbox(dataDir);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return {
    url: server.url,
    mailbox,
    post,
    found: async (email) => {
      const person = { firstname: 'Åsa', lastname: 'Öberg', email, password: PASSWORD };
      await post('/api/account/register', { ...person, organizationName: `Of ${email}`, templateId: 2 });
      await post('/api/account/verify', { token: await mailbox.tokenTo(email, 'verify') });
    },
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A run at a server of a worker's own. */
export const test = base.extend<object, { place: Place }>({
  place: [
    // Playwright reads the fixtures a function needs from its first parameter.
    async ({ playwright: _playwright }, use) => {
      const place = await openPlace();
      await use(place);
      await place.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
