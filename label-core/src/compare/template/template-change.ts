import type { Sentence } from '../../sentence/index.ts';

/** A value of the template itself, or a sentence about it. */
export type ChangedValue = string | Sentence;

/** A difference between two versions of a template. */
export interface TemplateChange {
  readonly subject: 'size' | 'variable' | 'text' | 'table' | 'barcode' | 'picture' | 'shape';
  /** Name of the variable, id of the element or name of the label. */
  readonly name: string;
  /** Name of the property: `default value`. */
  readonly property: Sentence;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before?: ChangedValue;
  readonly after?: ChangedValue;
}
