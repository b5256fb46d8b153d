import { characterCount, variableLabel, type LabelValues, type LabelVariable } from '@/entities/label';
import { texts } from '../i18n';
import type { RowFault } from './row-faults';

/** Returns what is wrong with the values of a row as far as it can be told without the label's template. */
export function valueFaults(variables: readonly LabelVariable[], printed: LabelValues): RowFault[] {
  return variables.flatMap((variable): RowFault[] => {
    const { variableName, required, propertySize } = variable;
    const value = printed[variableName] ?? '';
    const name = variableLabel(variable);
    if (required && value.trim() === '')
      return [{ variable: variableName, message: texts.errors.required({ name }) }];
    if (propertySize !== undefined && value.length > propertySize && characterCount(value) > propertySize)
      return [{ variable: variableName, message: texts.errors.tooLong({ name, most: propertySize }) }];
    return [];
  });
}
