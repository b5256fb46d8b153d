import { Client } from 'pg';
import { rolesOfDatabase } from '../foundation/store/store-roles.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/test';

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a separate database from a recording of `pg_dump --inserts`, with the roles it names if the server lacks
 * them. `drop` removes the database again.
 */
export async function createRecordedDatabase(
  sql: string,
): Promise<{ readonly databaseUrl: string; readonly drop: () => Promise<void> }> {
  const name = `platen_recorded_${crypto.randomUUID().replaceAll('-', '')}`;
  const roles = new Set(
    [...sql.matchAll(/(?:GRANT .* TO|OWNER TO|\bTO) (platen_\w+)/g)].map(([, role]) => role),
  );
  await withClient(serverUrl, async (client) => {
    for (const role of roles) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role} nologin`);
    }
    await client.query(`create database ${name}`);
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await withClient(url.href, (client) => client.query(sql));
  return {
    databaseUrl: url.href,
    drop: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
        for (const role of Object.values(rolesOfDatabase(name)))
          await client.query(`drop role if exists ${role}`);
      }),
  };
}
