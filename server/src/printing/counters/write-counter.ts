import { eq } from 'drizzle-orm';
import { isSsccPrefix, largestNumber, ssccWidth } from 'label-core/counter';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { requireFreeName } from '../../foundation/http/require-free-name.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { counterRanges, counters } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import type { ChangedCounter, NewCounter } from './counter-schemas.ts';
import { requireCounter } from './load-counters.ts';

const { counter: said } = sentences;

/** Max. counters of an organisation. */
const maxCounters = 500;

const record = changeRecorder('counter');

/** @returns its number. @throws HttpError 409 when there are too many, 422 naming the field */
export async function addCounter(
  transaction: Transaction,
  writer: Writer,
  { lastNumber, ...given }: NewCounter,
): Promise<number> {
  await lockOrganization(transaction);
  const rows = await transaction.select({ id: counters.id, name: counters.name }).from(counters);
  requireFreeName(rows, { id: 0, name: given.name }, 'counter');
  if (rows.length >= maxCounters) throw new HttpError(409, said.many({ most: maxCounters }));
  const counter = formatOf(given);
  const last = lastNumber ?? largestNumber(counter);
  requireLast(counter, last);
  const { organizationId } = writer.caller;
  const id = await allocateIds(transaction, organizationId, 'counter');
  const createdAt = writer.services.clock();
  await transaction.insert(counters).values({ ...counter, organizationId, id, lastNumber: last, createdAt });
  await record(transaction, writer, 'counter-added', { id, name: counter.name });
  return id;
}

type NewFormat = Omit<NewCounter, 'lastNumber'>;

/** Returns the counter as it is stored: of an SSCC the width follows from its prefix. @throws HttpError 422 */
function formatOf(counter: NewFormat): NewFormat {
  if (counter.kind === 'number') return counter;
  const { prefix, reset } = counter;
  refuse([
    ...(isSsccPrefix(prefix) ? [] : [{ path: 'prefix', ...said.ssccPrefix }]),
    ...(reset === 'never' ? [] : [{ path: 'reset', ...said.ssccReset }]),
  ]);
  return { ...counter, width: ssccWidth(prefix), alphabet: 'decimal' };
}

/** @throws HttpError 422 for a last number before the first, or one that has no room in the digits */
function requireLast(
  counter: Pick<NewFormat, 'firstNumber' | 'width' | 'alphabet'>,
  lastNumber: number,
): void {
  const largest = largestNumber(counter);
  if (lastNumber < counter.firstNumber)
    refuse([{ path: 'lastNumber', ...said.lastBeforeFirst({ first: counter.firstNumber }) }]);
  if (lastNumber > largest) refuse([{ path: 'lastNumber', ...said.wideLast({ largest }) }]);
}

/** Changes the end of a counter, or disables it. @throws HttpError 404, 409 if it was changed meanwhile, 422 */
export async function changeCounter(
  transaction: Transaction,
  writer: Writer,
  id: number,
  { revision, lastNumber, isEnabled }: ChangedCounter,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireCounter(transaction, id);
  if (before.revision !== revision) {
    throw await changedMeanwhile(transaction, { kind: 'counter', id, events: ['counter-changed'] });
  }
  requireLast(before, lastNumber);
  await transaction
    .update(counters)
    .set({ lastNumber, isEnabled, revision: revision + 1 })
    .where(eq(counters.id, id));
  const detail = `ends at ${lastNumber}${isEnabled ? '' : ', disabled'}`;
  await record(transaction, writer, 'counter-changed', before, detail);
}

/** Deletes a counter that never allotted a number. @throws HttpError 404, 409 */
export async function deleteCounter(transaction: Transaction, writer: Writer, id: number): Promise<void> {
  await lockOrganization(transaction);
  const before = await requireCounter(transaction, id);
  if ((await transaction.$count(counterRanges, eq(counterRanges.counterId, id))) > 0) {
    throw new HttpError(409, said.hasAllotted({ name: before.name }));
  }
  await transaction.delete(counters).where(eq(counters.id, id));
  await record(transaction, writer, 'counter-deleted', before);
}
