import { eq, sql } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import type { ReviewState } from 'label-core/review';
import { notFound, type Problem } from '../../foundation/http/http-error.ts';
import { nextTemplate, type VariablesOf } from '../labels/keep-variables.ts';
import { fittingTestData } from '../labels/kept-test-data.ts';
import type { LabelWriter } from '../labels/label-writer.ts';
import { recordLabelEvent } from '../labels/record-label-event.ts';
import type { VersionFile } from '../labels/version-file.ts';
import { contentColumns } from '../labels/version-row.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../sentences/index.ts';
import { labels, labelVersions } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { actorOf } from '../history/actor.ts';
import { moveVersion } from './move-version.ts';
import { tellWhoseTurn } from '../reviewers/review-mails.ts';
import { lockVersion, requireStep, type WantedVersion } from './reviewed-version.ts';
import type { TestDataRow } from '../../foundation/values/test-data.ts';

interface ReplacedFile extends WantedVersion {
  readonly versionHash: string;
  readonly comment: string;
  readonly template: LabelTemplate;
  readonly file: VersionFile;
  readonly variables: VariablesOf;
}

/** Replaces the file of a version, which becomes a draft again, uploaded by the caller. @throws HttpError 403, 404, 409 */
export async function replaceFile(
  transaction: Transaction,
  writer: LabelWriter,
  { versionHash, comment, template, file, variables, ...wanted }: ReplacedFile,
): Promise<void> {
  const version = await lockVersion(transaction, wanted);
  const { caller, services } = writer;
  const to = await requireStep(transaction, version, { caller, action: 'replace-file', versionHash });
  const before = await loadContent(transaction, version.id);
  const next = nextTemplate({ ...template, name: version.name }, variables)(before.template);
  await moveVersion(transaction, version, {
    organizationId: caller.organizationId,
    at: services.clock(),
    actor: await actorOf(transaction, caller.userId),
    action: 'replace-file',
    to,
    comment,
    changes: {
      ...contentColumns(next, file),
      testData: fittingTestData(before.testData, next),
      uploadedBy: caller.userId,
      comment,
    },
  });
  await transaction
    .update(labels)
    .set({ revision: sql`${labels.revision} + 1` })
    .where(eq(labels.id, version.labelId));
  await recordLabelEvent(transaction, writer, 'label-version-added', version);
}

/**
 * Sets the values a draft is previewed with.
 * @throws HttpError 403, 404, 409, 422 naming each value that fits no variable
 */
export async function setTestData(
  transaction: Transaction,
  writer: LabelWriter,
  { testData, ...wanted }: WantedVersion & { readonly testData: TestDataRow[] },
): Promise<void> {
  const version = await lockVersion(transaction, wanted);
  const { caller, services } = writer;
  const to = await requireStep(transaction, version, { caller, action: 'set-test-data' });
  const { template } = await loadContent(transaction, version.id);
  refuse(testDataProblems(testData, template));
  await moveVersion(transaction, version, {
    organizationId: caller.organizationId,
    at: services.clock(),
    actor: await actorOf(transaction, caller.userId),
    action: 'set-test-data',
    to,
    changes: { testData },
  });
}

/** Submits a draft to the first review. @throws HttpError 403, 404, 409 */
export async function setReady(
  transaction: Transaction,
  writer: LabelWriter,
  {
    versionHash,
    comment,
    ...wanted
  }: WantedVersion & { readonly versionHash?: string | undefined; readonly comment: string },
): Promise<ReviewState> {
  const version = await lockVersion(transaction, wanted);
  const { caller, services } = writer;
  const state = await requireStep(transaction, version, { caller, action: 'set-ready', versionHash });
  await moveVersion(transaction, version, {
    organizationId: caller.organizationId,
    at: services.clock(),
    actor: await actorOf(transaction, caller.userId),
    action: 'set-ready',
    to: state,
    comment,
    ...(comment === '' ? {} : { changes: { comment } }),
  });
  await tellWhoseTurn(transaction, writer, { ...version, labelVersionId: version.id, state });
  return state;
}

async function loadContent(transaction: Transaction, labelVersionId: number) {
  const [content] = await transaction
    .select({ template: labelVersions.template, testData: labelVersions.testData })
    .from(labelVersions)
    .where(eq(labelVersions.id, labelVersionId));
  if (!content) throw notFound('labelVersion', labelVersionId);
  return content;
}

/** Returns the problems of test data: a name that occurs twice, a value for a variable the label does not have. */
function testDataProblems(rows: readonly TestDataRow[], template: LabelTemplate): Problem[] {
  const variables = new Set(template.variables.map(({ name }) => name));
  const names = rows.map(({ name }) => name.toLowerCase());
  return rows.flatMap(({ name, values }, index) => [
    ...(names.indexOf(name.toLowerCase()) === index
      ? []
      : [{ path: `testData.${index}.name`, ...sentences.testData.nameTwice({ name }) }]),
    ...Object.keys(values)
      .filter((variable) => !variables.has(variable))
      .map((variable) => ({
        path: `testData.${index}.values.${variable}`,
        ...sentences.label.noVariable({ variable }),
      })),
  ]);
}
