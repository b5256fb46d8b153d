import type { Sentence } from '../sentence/index.ts';
import { dataKey, type ImportField } from './import-fields.ts';
import { sentences } from './sentences/index.ts';

/** A field as sentences name it: its own name, or the key of a value of an article as it is. */
export function fieldNamed(field: ImportField): Sentence | string {
  const key = dataKey(field);
  if (key !== undefined) return key;
  const names: Readonly<Record<string, Sentence>> = sentences.importField;
  return names[field] ?? field;
}
