/** One thing that another version of a template says differently. */
export interface TemplateChange {
  readonly subject: 'size' | 'variable' | 'text' | 'barcode' | 'picture' | 'shape';
  /** The variable by its name, the element by its id, the label by its own name. */
  readonly name: string;
  /** What of it, in words: `default value`. */
  readonly property: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly before?: string;
  readonly after?: string;
}
