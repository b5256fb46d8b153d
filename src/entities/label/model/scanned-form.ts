import type { Id } from '@/shared/api';
import type { LabelVariable } from '../api/label-variable-schema';
import type { LabelValues } from './label-values';

/** A label being filled in, as far as a scan may have to do with it. */
export interface ScannedForm {
  /** The article being printed; undefined where the label is printed by itself. */
  articleId: Id | undefined;
  /** The connector the article is of; undefined where it is the organisation's own. */
  connectorId: Id | undefined;
  labelId: Id;
  variables: readonly LabelVariable[];
  values: LabelValues;
  quantity: number;
  /** Something was entered that another page would not have. */
  hasChanges: boolean;
  onFill: (values: LabelValues) => void;
  onQuantity: (quantity: number) => void;
}
