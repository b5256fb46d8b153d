import type { Id } from '@/shared/api';
import type { LabelVariable } from '../api/label-variable-schema';
import type { LabelValues } from './label-values';

/** Form for a label's values, as far as it matters for a scan. */
export interface ScannedForm {
  /** Article being printed; undefined when the label is printed without an article. */
  articleId: Id | undefined;
  /** Connector of the article; undefined for an article of the organisation. */
  connectorId: Id | undefined;
  labelId: Id;
  variables: readonly LabelVariable[];
  values: LabelValues;
  quantity: number;
  /** True when something was entered that would be lost on another page. */
  hasChanges: boolean;
  onFill: (values: LabelValues) => void;
  onQuantity: (quantity: number) => void;
}
