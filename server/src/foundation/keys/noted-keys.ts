import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Store } from '../store/store.ts';
import type { ServerKeys } from './server-keys.ts';

/** One row: the id of the key with which the server signs that started last. */
const table = sql.raw('drizzle.platen_keys');
const answerSchema = z.object({ rows: z.array(z.object({ kid: z.string() })) });

/** Sentence for a server whose keys are not those of the one that started on the same store before it. */
export const otherKeys =
  'This server has other keys than the one that started on this store before (KEYS_FILE, or keys.json in DATA_DIR). ' +
  'All servers of a store need the same file. Otherwise calls are answered with 401 in turn, and what was sealed under ' +
  'the other keys cannot be read: waiting mails, secrets of web hooks and of one-time codes.';

/**
 * Notes the signing key of a server that starts. Returns whether it accepts the key that was noted before, so that the
 * servers of one store accept each other's tokens; true for a store on which none was noted.
 */
export const noteKeys = (
  store: Pick<Store, 'asOwner'>,
  { signing, verifying }: ServerKeys,
): Promise<boolean> =>
  store.asOwner(async (transaction) => {
    // Several servers may start at the same moment.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('platen_keys'))`);
    await transaction.execute(
      sql`create table if not exists ${table} (is_only boolean primary key default true check (is_only), kid text not null)`,
    );
    const { rows } = answerSchema.parse(await transaction.execute(sql`select kid from ${table}`));
    await transaction.execute(
      sql`insert into ${table} (kid) values (${signing.kid}) on conflict (is_only) do update set kid = excluded.kid`,
    );
    return rows.every(({ kid }) => verifying.has(kid));
  });
