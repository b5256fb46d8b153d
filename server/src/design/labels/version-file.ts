import { Buffer } from 'node:buffer';
import type { LabelTemplate } from 'label-core';
import type { LabelFile } from 'label-core/file';
import type { VersionFileFormat } from '../../foundation/values/version-file-format.ts';
import { canonicalJson } from '../history/version-hash.ts';

/** Source file of a version, byte by byte. */
export interface VersionFile {
  readonly name: string;
  readonly format: VersionFileFormat;
  readonly bytes: Uint8Array;
}

/** Returns the file of a version that was created here: its template as Platen JSON. */
export const templateFile = (template: LabelTemplate): VersionFile => ({
  name: `${template.name}.json`,
  format: 'json',
  bytes: Buffer.from(canonicalJson(template), 'utf8'),
});

/** Returns an uploaded file under its own name, without the folders some browsers send. */
export const uploadedFile = async (
  file: File,
  { format }: Pick<LabelFile, 'format'>,
): Promise<VersionFile> => ({
  name: file.name.split(/[\\/]/).at(-1)?.slice(-200) || 'label',
  format: format === 'platen' ? 'json' : format,
  bytes: new Uint8Array(await file.arrayBuffer()),
});
