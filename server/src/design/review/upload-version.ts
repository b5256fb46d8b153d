import { reviewTable } from 'label-core/review';
import type { LabelTemplate } from 'label-core';
import type { AddedVersion } from '../labels/add-version.ts';
import { nextTemplate, type VariablesOf } from '../labels/keep-variables.ts';
import type { LabelWriter } from '../labels/label-writer.ts';
import type { VersionFile } from '../labels/version-file.ts';
import { addNextVersion } from '../labels/write-label.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { roleMissing } from './review-refusals.ts';

interface Upload {
  readonly labelId: number;
  readonly template: LabelTemplate;
  readonly file: VersionFile;
  readonly comment: string;
  readonly variables: VariablesOf;
  /** Hash of the newest version that the author saw. */
  readonly basedOn?: string | undefined;
}

/**
 * Adds the next version of a label as a draft. Requires the same role as replacing the file of a draft.
 * @throws HttpError 403, 404, 409 if somebody saved a version after the one that it is based on
 */
export async function uploadVersion(
  transaction: Transaction,
  writer: LabelWriter,
  { labelId, template, variables, basedOn, ...upload }: Upload,
): Promise<AddedVersion> {
  const roles = [...(reviewTable.Draft['replace-file']?.roles ?? []), 'Master'] as const;
  if (!roles.some((role) => writer.caller.qualityRoles.includes(role))) {
    throw roleMissing('Draft', 'replace-file');
  }
  return addNextVersion(transaction, writer, {
    labelId,
    revision: undefined,
    begins: 'draft',
    basedOn,
    next: nextTemplate(template, variables),
    ...upload,
  });
}
