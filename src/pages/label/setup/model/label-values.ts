import type { LabelSetup, LabelVariable } from '@/entities/label';
import type { Id } from '@/shared/api';
import type { ExtractedLabel } from '@/features/label-file';

/** How one variable is filled in, as the form holds it. */
export interface RuleValues {
  variableName: string;
  /** What people read; "" or the name itself: the name. */
  displayName: string;
  type: LabelVariable['dataType'];
  defaultValue: string;
  /** The most characters; "" for as many as fit. */
  propertySize: string;
  required: boolean;
  /** Whoever prints may change it. */
  editable: boolean;
}

export interface LabelValues {
  name: string;
  groupIds: readonly Id[];
  printerIds: readonly Id[];
  rules: readonly RuleValues[];
}

/** What a new label is made of: the file as it was read, and everything said about it. */
export interface NewLabelValues extends LabelValues {
  file: (ExtractedLabel & { fileName: string }) | undefined;
}

export const NEW_LABEL: NewLabelValues = {
  name: '',
  groupIds: [],
  printerIds: [],
  rules: [],
  file: undefined,
};

const sizeOf = (size: number | undefined) => (size === undefined ? '' : String(size));

/** A saved label as its form shows it. */
export const valuesOf = (label: LabelSetup): LabelValues => ({
  name: label.name,
  groupIds: label.groupIds,
  printerIds: label.printerIds,
  rules: label.variables.map((variable) => ({
    variableName: variable.variableName,
    displayName: variable.displayName === variable.variableName ? '' : variable.displayName,
    type: variable.dataType,
    // A toggle that nobody set is off: that is no default of its own.
    defaultValue:
      variable.dataType === 'toggle' && variable.variableData === 'false' ? '' : variable.variableData,
    propertySize: sizeOf(variable.propertySize),
    required: variable.required,
    editable: variable.editable,
  })),
});

/** The variables of a file, as the form of a new label shows them first. */
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

/** The variables as every preview and field of the app takes them. */
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
