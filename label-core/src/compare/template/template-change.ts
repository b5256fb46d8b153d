import type { Sentence } from '../../sentence/index.ts';

/** A value of the template as it is, or what is said of it. */
export type ChangedValue = string | Sentence;

/** One thing that another version of a template says differently. */
export interface TemplateChange {
  readonly subject: 'size' | 'variable' | 'text' | 'barcode' | 'picture' | 'shape';
  /** The variable by its name, the element by its id, the label by its own name. */
  readonly name: string;
  /** What of it, in words: `default value`. */
  readonly property: Sentence;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before?: ChangedValue;
  readonly after?: ChangedValue;
}
