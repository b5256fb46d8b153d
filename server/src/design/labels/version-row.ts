import type { LabelTemplate } from 'label-core';
import { sha256Hex, versionHashOf } from '../history/version-hash.ts';
import type { labelVersions } from '../../foundation/store/schema/index.ts';
import { templateFile, type VersionFile } from './version-file.ts';

type Row = typeof labelVersions.$inferInsert;

/** What follows from a template and the file it was read from: sizes, variables and both hashes. */
export const contentColumns = (template: LabelTemplate, file: VersionFile = templateFile(template)) =>
  ({
    widthMm: template.widthMm,
    heightMm: template.heightMm,
    variables: template.variables,
    template,
    file: file.bytes,
    fileName: file.name,
    fileFormat: file.format,
    fileSha256: sha256Hex(file.bytes),
    versionHash: versionHashOf(template),
  }) satisfies Partial<Row>;

interface NewRow extends Pick<
  Row,
  'organizationId' | 'id' | 'labelId' | 'version' | 'state' | 'uploadedBy' | 'createdAt' | 'publishedAt'
> {
  readonly template: LabelTemplate;
  /** Left out where the version was made here. */
  readonly file?: VersionFile | undefined;
  readonly comment?: string | undefined;
  readonly testData?: Row['testData'];
}

/** The row of a new version; every version there is was made by this. */
export const versionRow = ({ template, file, comment = '', testData = [], ...facts }: NewRow) =>
  ({ ...facts, ...contentColumns(template, file), comment, testData }) satisfies Row;
