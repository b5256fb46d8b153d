import { reviewTable } from 'label-core/review';
import type { LabelTemplate } from 'label-core';
import type { AddedVersion } from '../labels/add-version.ts';
import { keepVariables } from '../labels/keep-variables.ts';
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
}

/**
 * Adds the next version of a label as a draft, keeping the known rules of its variables. Requires the same role as
 * replacing the file of a draft.
 * @throws HttpError 403, 404
 */
export async function uploadVersion(
  transaction: Transaction,
  writer: LabelWriter,
  { labelId, template, file, comment }: Upload,
): Promise<AddedVersion> {
  const roles = [...(reviewTable.Draft['replace-file']?.roles ?? []), 'Master'] as const;
  if (!roles.some((role) => writer.caller.qualityRoles.includes(role))) {
    throw roleMissing('Draft', 'replace-file');
  }
  return addNextVersion(transaction, writer, {
    labelId,
    revision: undefined,
    begins: 'draft',
    file,
    comment,
    next: (newest) => keepVariables(template, newest),
  });
}
