import { useId } from 'react';
import { VariableField, type LabelVariable } from '@/entities/label';
import classes from './setup.module.css';

interface TryValuesProps {
  variables: readonly LabelVariable[];
  values: Readonly<Record<string, string>>;
  onChange: (variableName: string, value: string) => void;
}

/** Fields of a print that only affect the preview. */
export function TryValues({ variables, values, onChange }: TryValuesProps) {
  const id = useId();
  return (
    <div className={classes['section']}>
      {variables.map((variable) => (
        <VariableField
          key={variable.variableName}
          id={`${id}-${variable.variableName}`}
          variable={variable}
          value={values[variable.variableName] ?? ''}
          onChange={(value) => onChange(variable.variableName, value)}
        />
      ))}
    </div>
  );
}
