import { eq, inArray } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import { changeRecorder } from '../../foundation/audit/record-change.ts';
import type { Writer } from '../../foundation/audit/writer.ts';
import { HttpError, notFound } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { requireFreeName } from '../../foundation/http/require-free-name.ts';
import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { lockOrganization } from '../../foundation/store/lock-organization.ts';
import { mediaFiles, standardLabels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { type CreatedLabel, createLabel } from '../labels/create-label.ts';
import type { LabelWriter } from '../labels/label-writer.ts';
import { bakeTemplate, type ParameterValues } from './bake-template.ts';
import { loadStandardLabel } from './load-standard-labels.ts';
import { missingCounters } from './missing-counters.ts';
import { checkParameters } from './parameter-values.ts';
import { picturesOf } from './pictures-of.ts';
import type { KeptLabel } from './standard-label-schemas.ts';
import { findTemplate } from './standard-templates.ts';

/** @throws HttpError 404 for a template that does not exist, 422 naming each parameter that cannot be used */
export async function keepStandardLabel(
  transaction: Transaction,
  writer: Writer,
  { standardLabelId, revision, templateId, parameters, ...settings }: KeptLabel,
): Promise<number> {
  const { name } = settings;
  await lockOrganization(transaction);
  const { organizationId } = writer.caller;
  const before =
    standardLabelId === undefined ? undefined : await loadStandardLabel(transaction, standardLabelId);
  if (standardLabelId !== undefined && !before) throw notFound('standardLabel', standardLabelId);
  if (before && revision !== undefined && revision !== before.revision) throw changedMeanwhile();
  if (before && before.templateId !== templateId) {
    refuse([{ path: 'templateId', ...sentences.standardLabel.keepsTemplate }]);
  }
  const values = await requireUsable(transaction, { templateId, parameters });
  await requireStandardLabelName(transaction, { id: standardLabelId ?? 0, name });
  const modifiedAt = writer.services.clock();
  const id = standardLabelId ?? (await allocateIds(transaction, organizationId, 'standardLabel'));
  if (before) {
    await transaction
      .update(standardLabels)
      .set({ ...settings, parameters: values, revision: before.revision + 1, modifiedAt })
      .where(eq(standardLabels.id, id));
  } else {
    await transaction
      .insert(standardLabels)
      .values({ ...settings, organizationId, id, templateId, parameters: values, modifiedAt });
  }
  await record(transaction, writer, before ? 'standard-label-changed' : 'standard-label-added', { id, name });
  return id;
}

/** Deletes a standard label; labels made from it are independent of it. @throws HttpError 404 */
export async function deleteStandardLabel(
  transaction: Transaction,
  writer: Writer,
  id: number,
): Promise<void> {
  await lockOrganization(transaction);
  const before = await loadStandardLabel(transaction, id);
  if (!before) throw notFound('standardLabel', id);
  await transaction.delete(standardLabels).where(eq(standardLabels.id, id));
  await record(transaction, writer, 'standard-label-deleted', { id, name: before.name });
}

interface WantedLabel {
  readonly standardLabelId: number;
  readonly name: string;
  readonly groupIds: readonly number[];
  readonly printerIds: readonly number[];
}

/**
 * Creates a label from a standard label: its first version is reviewed like that of every new label (docs/adr/0019),
 * and is previewed with the sample values of its template.
 * @throws HttpError 404, 409 at the limit of labels, 422 for a name that is taken or a picture that was deleted
 */
export async function makeLabel(
  transaction: Transaction,
  writer: LabelWriter,
  { standardLabelId, name, ...places }: WantedLabel,
): Promise<CreatedLabel> {
  const kept = await loadStandardLabel(transaction, standardLabelId);
  if (!kept) throw notFound('standardLabel', standardLabelId);
  const values = await requireUsable(transaction, kept);
  const standard = requireTemplate(kept.templateId);
  const template = bakeTemplate(standard, name, values);
  const testData = [{ name: 'Example', values: typedIn(template, standard.sampleValues) }];
  return createLabel(transaction, writer, { name, template, testData, ...places });
}

function requireTemplate(templateId: string) {
  const template = findTemplate(templateId);
  if (!template) throw notFound('template', templateId);
  return template;
}

async function requireUsable(
  transaction: Transaction,
  { templateId, parameters }: Pick<KeptLabel, 'templateId' | 'parameters'>,
): Promise<ParameterValues> {
  const { values, problems } = checkParameters(requireTemplate(templateId), parameters);
  refuse(problems);
  refuse(await missingCounters(transaction, requireTemplate(templateId), values));
  const wanted = picturesOf({ templateId, parameters: values });
  if (wanted.length === 0) return values;
  const found = await transaction
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, wanted.map(Number)));
  const missing = wanted.find((id) => !found.some((file) => String(file.id) === id));
  const [path] = Object.entries(values).find(([, value]) => value === missing) ?? [];
  if (missing !== undefined) {
    refuse([{ path: `parameters.${path}`, ...sentences.mediaLibrary.noPicture({ id: missing }) }]);
  }
  return values;
}

/** Leaves out the samples of variables that nobody is asked for. */
function typedIn({ variables }: LabelTemplate, samples: ParameterValues): ParameterValues {
  const computed = new Set(variables.filter(({ source }) => source).map(({ name }) => name));
  return Object.fromEntries(Object.entries(samples).filter(([name]) => !computed.has(name)));
}

const changedMeanwhile = () => new HttpError(409, sentences.standardLabel.changed);

const record = changeRecorder('standard label');

/** @throws HttpError 422 for a name that is taken */
const requireStandardLabelName = async (
  transaction: Transaction,
  wanted: { readonly id: number; readonly name: string },
) =>
  requireFreeName(
    await transaction.select({ id: standardLabels.id, name: standardLabels.name }).from(standardLabels),
    wanted,
    'standardLabel',
  );
