import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createJsonLogger, readEnvironment, startServer } from 'server';
import { Mailbox } from './mailbox.ts';

export const PASSWORD = 'a sentence nobody guesses';

/** Real server with the app and an empty store: organisations are created by registration. */
export interface EmptyServer {
  readonly url: string;
  readonly mailbox: Mailbox;
  /** Calls the server outside the browser: resolves with the parsed answer, whatever its status. */
  readonly post: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
  /** Registers an organisation and confirms its e-mail address; its founder may do everything in it. */
  readonly found: (email: string) => Promise<void>;
  /** Stops the server; the page of a browser stays open. */
  readonly stop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a separate server; `variables` are added to the environment of the server. */
export async function openEmptyServer(
  variables: Readonly<Record<string, string>> = {},
): Promise<EmptyServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platen-empty-'));
  const server = await startServer(
    readEnvironment({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      STATIC_DIR: resolve(import.meta.dirname, '../../dist'),
      REGISTRATION: 'open',
      SELF_SERVICE_PLANS: 'Free,Standard,Professional',
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
