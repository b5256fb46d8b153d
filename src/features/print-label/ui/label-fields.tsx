import { useMarkedValues, useMultilineVariables, VariableField } from '@/entities/label';
import { fieldId } from '../model/field-id';
import type { PrintFault } from '../model/print-faults';
import type { PrintForm } from '../model/use-print-form';
import classes from './print-label.module.css';

interface LabelFieldsProps {
  form: PrintForm;
  faults: readonly PrintFault[];
  onEdit: (variable: string) => void;
}

/** Fields of the label, in the order of its variables. */
export function LabelFields({ form, faults, onEdit }: LabelFieldsProps) {
  const { variables, values, labelId } = form;
  const multiline = useMultilineVariables(labelId);
  const readOf = useMarkedValues(labelId === undefined ? [] : [labelId]);
  const faultOf = (name: string) => faults.find(({ variable }) => variable === name)?.message;
  return (
    <div className={classes['fields']}>
      {variables.map((variable) => (
        <VariableField
          key={`${labelId}/${variable.variableName}`}
          id={fieldId(variable.variableName)}
          variable={variable}
          value={values[variable.variableName] ?? ''}
          error={faultOf(variable.variableName)}
          isMultiline={multiline.has(variable.variableName)}
          read={readOf(variable.variableName)}
          onChange={(value) => {
            form.setValue(variable.variableName, value);
            onEdit(variable.variableName);
          }}
        />
      ))}
    </div>
  );
}
