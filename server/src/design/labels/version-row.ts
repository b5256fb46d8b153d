import type { LabelTemplate } from 'label-core';
import { sha256Hex, versionHashOf } from '../history/version-hash.ts';
import type { labelVersions } from '../../foundation/store/schema/index.ts';
import { templateFile, type VersionFile } from './version-file.ts';

type Row = typeof labelVersions.$inferInsert;

/** Returns the columns derived from a template and its source file: sizes, variables and both hashes. */
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
  /** Omitted if the version was created here. */
  readonly file?: VersionFile | undefined;
  readonly comment?: string | undefined;
  readonly testData?: Row['testData'];
}

/** Returns the row of a new version; all versions are created by this function. */
export const versionRow = ({ template, file, comment = '', testData = [], ...facts }: NewRow) =>
  ({ ...facts, ...contentColumns(template, file), comment, testData }) satisfies Row;
