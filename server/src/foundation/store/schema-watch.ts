import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isTooOld, readSchemaState, tooOld } from './schema-guard.ts';
import type { Store } from './store.ts';

const LOOK_EVERY_MS = 5000;
const answerSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/**
 * Looks every few seconds whether a newer program, started beside this one, has changed the database so that this one
 * must not go on.
 * @param onTooOld called once, with a sentence
 */
export function startSchemaWatch(
  store: Pick<Store, 'kind' | 'asOwner'>,
  onTooOld: (sentence: string) => void,
): { readonly stop: () => void } {
  // Nobody else opens the embedded store.
  if (store.kind !== 'postgresql') return { stop: () => undefined };
  const look = async () => {
    // While the store is away, nothing is known; it is asked again.
    const state = await load().catch(() => undefined);
    if (state === undefined || !isTooOld(state)) return;
    clearInterval(timer);
    onTooOld(tooOld(state));
  };
  const load = () =>
    store.asOwner((transaction) =>
      readSchemaState(
        async (statement) => answerSchema.parse(await transaction.execute(sql.raw(statement))).rows,
      ),
    );
  const timer = setInterval(() => {
    void look();
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
