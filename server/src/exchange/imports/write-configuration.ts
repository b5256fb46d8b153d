import { asc, count, eq } from 'drizzle-orm';
import { changedMeanwhile } from '../../foundation/audit/changed-meanwhile.ts';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { isNameTaken } from '../../foundation/http/require-free-name.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { importConfigurations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { requireGroups } from '../../people/groups/require-groups.ts';
import { sentences } from '../sentences/index.ts';
import { importServiceLimits } from './import-limits.ts';
import { pickFields } from '../../foundation/values/pick-fields.ts';
import {
  configurationSettings,
  type ChangedConfiguration,
  type Configuration,
  type NewConfiguration,
} from './import-schemas.ts';
import { requireImports } from './require-imports.ts';

/** Loads all configurations by name. */
export async function loadConfigurations(transaction: Transaction): Promise<Configuration[]> {
  const rows = await transaction
    .select()
    .from(importConfigurations)
    .orderBy(asc(importConfigurations.name), asc(importConfigurations.id));
  return rows.map(toAnswer);
}

/**
 * Stores a configuration and returns it.
 * @throws HttpError 409 for a name that is taken or too many, 422 for a group that does not exist
 */
export async function addConfiguration(
  transaction: Transaction,
  writer: Writer,
  settings: NewConfiguration,
): Promise<Configuration> {
  await prepare(transaction, { ...settings, id: 0 });
  const [counted] = await transaction.select({ total: count() }).from(importConfigurations);
  if ((counted?.total ?? 0) >= importServiceLimits.configurations)
    throw new HttpError(
      409,
      sentences.importConfiguration.many({ most: importServiceLimits.configurations }),
    );
  const { organizationId } = writer.caller;
  const id = await allocateIds(transaction, organizationId, 'importConfiguration');
  const modifiedAt = writer.services.clock();
  const [added] = await transaction
    .insert(importConfigurations)
    .values({ ...settings, organizationId, id, modifiedAt })
    .returning();
  if (!added) throw new Error(`Import configuration ${id} was written and is not there.`);
  await record(transaction, writer, 'import-configuration-added', added);
  return toAnswer(added);
}

/** @throws HttpError 404, 409 when it was changed meanwhile or its name is taken, 422 */
export async function changeConfiguration(
  transaction: Transaction,
  writer: Writer,
  { id, revision, ...facts }: ChangedConfiguration & { readonly id: number },
): Promise<Configuration> {
  await prepare(transaction, { ...facts, id });
  const before = await requireConfiguration(transaction, id);
  if (revision !== undefined && revision !== before.revision)
    throw await changedMeanwhile(transaction, {
      kind: 'importConfiguration',
      id,
      events: ['import-configuration-changed'],
    });
  const [changed] = await transaction
    .update(importConfigurations)
    .set({ ...facts, revision: before.revision + 1, modifiedAt: writer.services.clock() })
    .where(eq(importConfigurations.id, id))
    .returning();
  if (!changed) throw notFound('importConfiguration', id);
  await record(transaction, writer, 'import-configuration-changed', changed);
  return toAnswer(changed);
}

/** Deletes a configuration; what was imported with it stays. @throws HttpError 404 */
export async function deleteConfiguration(
  transaction: Transaction,
  writer: Writer,
  id: number,
): Promise<void> {
  await requireImports(transaction);
  const before = await requireConfiguration(transaction, id);
  await transaction.delete(importConfigurations).where(eq(importConfigurations.id, id));
  await record(transaction, writer, 'import-configuration-deleted', before);
}

type ConfigurationRow = typeof importConfigurations.$inferSelect;

const toAnswer = (row: ConfigurationRow): Configuration => ({
  id: row.id,
  ...pickFields(configurationSettings, row),
  revision: row.revision,
  modifiedAt: row.modifiedAt.toISOString(),
});

/** Checks a configuration, and locks out other writers, because names are compared over all configurations. */
async function prepare(
  transaction: Transaction,
  { name, targetGroups, id }: Pick<NewConfiguration, 'name' | 'targetGroups'> & { readonly id: number },
): Promise<void> {
  await requireImports(transaction);
  await lockOrganization(transaction);
  await requireGroups(transaction, targetGroups);
  const names = await transaction
    .select({ id: importConfigurations.id, name: importConfigurations.name })
    .from(importConfigurations);
  if (!isNameTaken(names, { id, name })) return;
  throw refusalOf([{ path: 'name', ...sentences.importConfiguration.nameTaken({ name }) }], 409);
}

async function requireConfiguration(transaction: Transaction, id: number): Promise<ConfigurationRow> {
  const [found] = await transaction
    .select()
    .from(importConfigurations)
    .where(eq(importConfigurations.id, id))
    .for('update');
  if (!found) throw notFound('importConfiguration', id);
  return found;
}

const record = changeRecorder('import configuration');
