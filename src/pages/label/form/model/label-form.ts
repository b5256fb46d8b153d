import * as z from 'zod/mini';
import { labelSettingsSchema, type LabelSetup, type LabelVariable } from '@/entities/label';
import { type ExtractedLabel, extractedLabelSchema } from '@/features/label-file';
import type { Id } from '@/shared/api';
import { runtimeConfig } from '@/shared/config';
import { definedErrors, type FormErrors, type FormValues, trimTexts, useDraftForm } from '@/shared/lib/form';
import { LABEL_LIMITS } from '../config/limits';
import { texts } from '../i18n';

const { errors } = texts;

const labelDraftSchema = z.extend(labelSettingsSchema, {
  rules: z.array(
    z.object({
      variableName: z.string(),
      /** Display name; "" or the variable's own name means no separate one. */
      displayName: z.string(),
      type: z.enum(['default', 'media-ref', 'toggle']),
      defaultValue: z.string(),
      /** Max. characters; "" for as many as fit. */
      propertySize: z.string(),
      required: z.boolean(),
      /** The person who prints may change the value. */
      editable: z.boolean(),
    }),
  ),
});

export type LabelValues = FormValues<typeof labelDraftSchema>;

/** Form values of the rule of one variable. */
export type RuleValues = LabelValues['rules'][number];

const newLabelDraftSchema = z.extend(labelDraftSchema, {
  file: z.pipe(
    z.optional(z.extend(extractedLabelSchema, { fileName: z.string() })),
    z.transform((file) => file),
  ),
});

/** Form values of a new label: the file as it was read, and everything entered. */
export interface NewLabelValues extends LabelValues {
  file: (ExtractedLabel & { fileName: string }) | undefined;
}

export const NEW_LABEL: NewLabelValues = {
  ...labelSettingsSchema.parse({}),
  rules: [],
  file: undefined,
};

const sizeOf = (size: number | undefined) => (size === undefined ? '' : String(size));

/** Returns the form values of a saved label. */
export const valuesOf = (label: LabelSetup): LabelValues => ({
  ...labelSettingsSchema.parse(label),
  rules: label.variables.map((variable) => ({
    variableName: variable.variableName,
    displayName: variable.displayName === variable.variableName ? '' : variable.displayName,
    type: variable.dataType,
    // A toggle without a value is off, so "false" does not count as a default.
    defaultValue:
      variable.dataType === 'toggle' && variable.variableData === 'false' ? '' : variable.variableData,
    propertySize: sizeOf(variable.propertySize),
    required: variable.required,
    editable: variable.editable,
  })),
});

/** Returns the initial rules for the variables of a file. */
export const rulesOf = ({ variables }: ExtractedLabel): RuleValues[] =>
  variables.map(({ variableName, type, defaultValue, propertySize, required }) => ({
    variableName,
    displayName: '',
    type,
    defaultValue,
    propertySize: sizeOf(propertySize),
    required,
    editable: true,
  }));

/** Returns the variables in the form used by the app's previews and fields. */
export const toVariables = (rules: readonly RuleValues[]): LabelVariable[] =>
  rules.map((rule) => ({
    variableId: undefined,
    variableName: rule.variableName,
    variableData: rule.defaultValue,
    propertySize: rule.propertySize === '' ? undefined : Number(rule.propertySize),
    dataType: rule.type,
    required: rule.required,
    editable: true,
    displayName: rule.displayName || rule.variableName,
  }));

/** Rule of one variable as the server takes it; null removes a property. */
export interface RuleRequest {
  variableName: string;
  type: RuleValues['type'];
  displayName: string;
  defaultValue: string | null;
  propertySize: number | null;
  required: boolean;
  editable: boolean;
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

/** Returns what is sent of a label besides its variables. */
export function detailsRequest(values: LabelValues) {
  const { groupIds, printerIds, lineCheck, ...settings } = labelSettingsSchema.parse(values);
  return {
    ...trimTexts(settings),
    ...(offersLineCheck() && { lineCheck }),
    groups: groupIds,
    printers: printerIds,
  };
}

/** Returns whether the server can have the first label of a run checked: another one refuses the field. */
export const offersLineCheck = (): boolean => runtimeConfig().flags['lineCheck'] === true;

export type DetailsRequest = ReturnType<typeof detailsRequest>;

export const newLabelRequest = (values: NewLabelValues): NewLabelRequest => ({
  ...detailsRequest(values),
  template: values.file?.template,
  variables: values.rules.map(ruleRequest),
});

const readsTheSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const idsInOrder = (ids: readonly Id[]) => ids.map(String).toSorted();

const detailsInOrder = (values: LabelValues) => {
  const { groups, printers, ...details } = detailsRequest(values);
  return { ...details, groups: idsInOrder(groups), printers: idsInOrder(printers) };
};

/** Returns the changed parts of a label: each has its own call, and one call saves both. */
export const changedParts = (values: LabelValues, saved: LabelValues) => ({
  details: !readsTheSame(detailsInOrder(values), detailsInOrder(saved)),
  rules: changedRules(values, saved),
});

/** Returns the rules that differ from the saved ones; only these are sent. */
const changedRules = (values: LabelValues, saved: LabelValues): readonly RuleValues[] =>
  values.rules.filter((rule) => {
    const before = saved.rules.find(({ variableName }) => variableName === rule.variableName);
    return !before || !readsTheSame(ruleRequest(rule), ruleRequest(before));
  });

/** Returns the form's name for a field of one variable. */
export const ruleField = (variableName: string, field: keyof RuleValues) => `${field} of ${variableName}`;

/** Returns the errors that prevent a save, by field, in the order of the form. */
export function labelErrors({ name, rules }: LabelValues): FormErrors {
  return Object.assign(definedErrors({ name: nameError(name) }), ...rules.map(ruleErrors)) as FormErrors;
}

/** Returns the errors of a new label, which needs its file first. */
const newLabelErrors = (values: NewLabelValues): FormErrors =>
  values.file ? labelErrors(values) : { file: errors.noFile };

function nameError(name: string): string | undefined {
  if (name.trim() === '') return errors.noName;
  return name.trim().length > LABEL_LIMITS.nameCharacters
    ? errors.longName({ most: LABEL_LIMITS.nameCharacters })
    : undefined;
}

function ruleErrors({ variableName, displayName, type, defaultValue, propertySize }: RuleValues): FormErrors {
  const size = propertySize.trim() === '' ? undefined : Number(propertySize);
  const isSizeGood =
    size === undefined || (Number.isInteger(size) && size >= 1 && size <= LABEL_LIMITS.propertySize);
  const most = Math.min(
    LABEL_LIMITS.valueCharacters,
    isSizeGood && type === 'default' ? (size ?? Infinity) : Infinity,
  );
  return definedErrors({
    [ruleField(variableName, 'displayName')]:
      displayName.trim().length > LABEL_LIMITS.nameCharacters
        ? errors.longDisplayName({ variable: variableName, most: LABEL_LIMITS.nameCharacters })
        : undefined,
    [ruleField(variableName, 'defaultValue')]:
      characters(defaultValue) > most ? errors.longDefault({ variable: variableName, most }) : undefined,
    [ruleField(variableName, 'propertySize')]: isSizeGood
      ? undefined
      : errors.size({ variable: variableName, most: LABEL_LIMITS.propertySize }),
  });
}

/** Counts as a person does: an accent or an emoji is part of one character. */
const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length;

const isSame = (values: LabelValues, saved: LabelValues) => {
  const { details, rules } = changedParts(values, saved);
  return !details && rules.length === 0;
};

/** Returns the form state of a saved label. */
export function useLabelForm(label: LabelSetup) {
  return useDraftForm<LabelValues>({
    form: 'label',
    recordId: String(label.labelId),
    revision: label.revision,
    saved: valuesOf(label),
    schema: labelDraftSchema,
    errorsOf: labelErrors,
    isSame,
  });
}

/** Returns the form state of a new label. */
export const useNewLabelForm = () =>
  useDraftForm<NewLabelValues>({
    form: 'label',
    recordId: 'new',
    saved: NEW_LABEL,
    schema: newLabelDraftSchema,
    errorsOf: newLabelErrors,
  });
