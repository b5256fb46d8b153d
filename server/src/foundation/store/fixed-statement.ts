import { sql, type Placeholder } from 'drizzle-orm';
import { QueryPromise } from 'drizzle-orm/query-promise';
import type { Transaction } from './store.ts';

/** Places for the values of a statement, by their names. */
export type Places<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

/** Statement of the query builder once it is text. */
interface Prepared {
  readonly execute: (values: Record<string, unknown>) => Promise<unknown>;
}

interface Preparable extends PromiseLike<unknown> {
  readonly prepare: (name: string) => Prepared;
}

/**
 * Returns a statement of the query builder that is the same text for all its values: the builder makes it once, which
 * takes longer than all else that this process does for a usual read. For statements that nearly every call has.
 * @param make returns the statement, with places instead of values. A place takes a text or a number, which nothing
 *   encodes on its way, so that it stands in conditions and not for columns that are written
 */
export function fixedStatement<Values extends object, Query extends Preparable>(
  make: (transaction: Transaction, places: Places<Values>) => Query,
): (transaction: Transaction, values: Values) => PromiseLike<Awaited<Query>> {
  const places = new Proxy({} as Places<Values>, { get: (_, name) => sql.placeholder(String(name)) });
  /** By the sessions of the builder, one for each driver: they read answers in their own ways. */
  const byDriver = new Map<unknown, Prepared>();
  return (transaction, values) => {
    const { session } = transaction._;
    const driver: unknown = session.constructor;
    const prepared = byDriver.get(driver) ?? make(transaction, places).prepare('');
    byDriver.set(driver, prepared);
    return new FixedQuery<Awaited<Query>>(onClientOf(session, prepared), values);
  };
}

/** Asks when it is awaited, as other statements of the builder. */
class FixedQuery<Answer> extends QueryPromise<Answer> {
  readonly #prepared: Prepared;
  readonly #values: object;

  constructor(prepared: Prepared, values: object) {
    super();
    this.#prepared = prepared;
    this.#values = values;
  }

  override execute(): Promise<Answer> {
    return this.#prepared.execute({ ...this.#values }) as Promise<Answer>;
  }
}

/** Returns the statement on the client of another session: it asks the one that its builder had when it was made. */
function onClientOf(session: object, prepared: Prepared): Prepared {
  if (!('client' in session) || !('client' in prepared))
    throw new Error('The query builder does not keep its client where it did.');
  return Object.create(prepared, { client: { value: session.client } }) as Prepared;
}
