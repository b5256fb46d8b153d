import type { LabelTemplate } from 'label-core';
import type { Edit } from 'label-core/design';

/** What fields need that change a label. */
export interface EditProps {
  template: LabelTemplate;
  /** Applies an edit; edits with the same mergeKey that follow each other closely become one undo step. */
  onEdit: (edit: Edit, mergeKey?: string) => void;
}
