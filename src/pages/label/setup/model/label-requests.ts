import type { Id } from '@/shared/api';
import type { LabelValues, NewLabelValues, RuleValues } from './label-values';

/** How one variable is filled in, as the server takes it; null takes a property away. */
export interface RuleRequest {
  variableName: string;
  type: RuleValues['type'];
  displayName: string;
  defaultValue: string | null;
  propertySize: number | null;
  required: boolean;
  editable: boolean;
}

export interface DetailsRequest {
  name: string;
  groups: readonly Id[];
  printers: readonly Id[];
}

export interface NewLabelRequest extends DetailsRequest {
  template: unknown;
  variables: readonly RuleRequest[];
}

export const ruleRequest = (rule: RuleValues): RuleRequest => ({
  variableName: rule.variableName,
  type: rule.type,
  displayName: rule.displayName.trim(),
  defaultValue: rule.defaultValue === '' ? null : rule.defaultValue,
  propertySize: rule.propertySize.trim() === '' ? null : Number(rule.propertySize),
  required: rule.required,
  editable: rule.editable,
});

export const detailsRequest = ({ name, groupIds, printerIds }: LabelValues): DetailsRequest => ({
  name: name.trim(),
  groups: groupIds,
  printers: printerIds,
});

export const newLabelRequest = (values: NewLabelValues): NewLabelRequest => ({
  ...detailsRequest(values),
  template: values.file?.template,
  variables: values.rules.map(ruleRequest),
});

const readsTheSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const idsInOrder = (ids: readonly Id[]) => ids.map(String).toSorted();

/** What of a label was changed: each is saved by a call of its own, both together by one. */
export const changedParts = (values: LabelValues, saved: LabelValues) => ({
  details: !(
    values.name.trim() === saved.name.trim() &&
    readsTheSame(idsInOrder(values.groupIds), idsInOrder(saved.groupIds)) &&
    readsTheSame(idsInOrder(values.printerIds), idsInOrder(saved.printerIds))
  ),
  rules: changedRules(values, saved),
});

/** The rules that are others than the saved ones; only these are sent. */
const changedRules = (values: LabelValues, saved: LabelValues): readonly RuleValues[] =>
  values.rules.filter((rule) => {
    const before = saved.rules.find(({ variableName }) => variableName === rule.variableName);
    return !before || !readsTheSame(ruleRequest(rule), ruleRequest(before));
  });
