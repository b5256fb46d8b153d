import { variableLabel, type LabelVariable } from 'label-core';
import type { Variable } from './label-schemas.ts';
import { isEditable, ownValue, type ArticleFacts } from './resolve-values.ts';

/** Returns the variables of a label with the values of an article; without an article, with the template's defaults. */
export const toVariables = (variables: readonly LabelVariable[], article?: ArticleFacts): Variable[] =>
  variables.map((variable, index) => ({
    variableId: index + 1,
    variableName: variable.name,
    variableData: ownValue(variable, article),
    propertySize: variable.propertySize ?? null,
    dataType: variable.type,
    // Nobody could fill it in.
    required: variable.source === undefined && (variable.required ?? false),
    editable: isEditable(variable, article),
    displayName: variableLabel(variable),
    ...(variable.source && { isComputed: true as const }),
  }));
