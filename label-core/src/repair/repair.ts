import type { Edit } from '../design/edit.ts';
import type { LayoutOptions } from '../layout/layout-context.ts';
import type { Sentence } from '../sentence/index.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import type { LabelValues } from '../values/label-values.ts';

/** An edit that removes a problem or a warning of a label, as the text of a button. */
export interface Repair {
  readonly words: Sentence;
  readonly edit: Edit;
}

/** The label in which a problem was found, as it was laid out. */
export interface RepairedLabel {
  readonly template: LabelTemplate;
  readonly values: LabelValues;
  readonly options: LayoutOptions;
}
