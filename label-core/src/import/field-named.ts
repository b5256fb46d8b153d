import type { Sentence } from '../sentence/index.ts';
import { dataKey, type ImportField } from './import-fields.ts';
import { sentences } from './sentences/index.ts';

/** Returns the name of a field for sentences: its own name, or the unchanged key of an article's value. */
export function fieldNamed(field: ImportField): Sentence | string {
  const key = dataKey(field);
  if (key !== undefined) return key;
  const names: Readonly<Record<string, Sentence>> = sentences.importField;
  return names[field] ?? field;
}
