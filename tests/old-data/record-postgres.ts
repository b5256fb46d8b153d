import { spawnSync } from 'node:child_process';
import { createMemoryKeys, createServer, demoPassword, openStore, seedDemo } from 'server';

const DATABASE = 'platen_recording';
const ORIGIN = 'http://platen.test';

/**
 * Returns the demo with one print in its history, as written by `pg_dump`: SQL statements, each on one line or more.
 */
export async function recordPostgres(): Promise<string> {
  runTool('dropdb', ['--if-exists', DATABASE]);
  runTool('createdb', [DATABASE]);
  try {
    const store = await openStore({ databaseUrl: `postgres://postgres@127.0.0.1:5432/${DATABASE}` });
    await seedDemo(store);
    const server = await createServer({ store, keys: await createMemoryKeys() });
    await printOnce(server.fetch);
    await server.close();
    return (
      runTool('pg_dump', ['--inserts', DATABASE])
        .split('\n')
        // Commands for psql, which is not needed to restore it.
        .filter((line) => !line.startsWith('\\'))
        // The user who restores it becomes the owner, whatever their name.
        .map((line) => line.replace(/ OWNER TO postgres;$/, ' OWNER TO CURRENT_USER;'))
        .join('\n')
    );
  } finally {
    runTool('dropdb', ['--if-exists', DATABASE]);
  }
}

async function printOnce(send: (request: Request) => Promise<Response>): Promise<void> {
  const call = async (path: string, body: object, token?: string): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await send(
      new Request(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const login = await call('/api/account/login', { email: 'member@demo.test', password: demoPassword });
  await call(
    '/api/printjobs',
    { computerName: 'RECORDER', labels: [{ labelId: 1, articleId: 13, printerId: 1, quantity: 2 }] },
    (login as { token: string }).token,
  );
}

/** Runs a tool of PostgreSQL on the server of this computer and returns its output. */
function runTool(tool: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, ['--host=127.0.0.1', '--username=postgres', ...words], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`${tool} ended badly: ${stderr}`);
  return stdout;
}
