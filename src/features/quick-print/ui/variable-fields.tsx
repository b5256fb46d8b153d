import type { WidgetVariable } from '@/entities/widget';
import { texts } from '../i18n';
import { VariableField } from './variable-field';
import classes from './variable-fields.module.css';

interface VariableFieldsProps {
  variables: readonly WidgetVariable[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** Section "Label Variables". */
export function VariableFields({ variables, values, onChange }: VariableFieldsProps) {
  return (
    <fieldset className={classes['section']}>
      <legend className={classes['legend']}>{texts.variables}</legend>
      {variables.map((variable) => (
        <VariableField
          key={variable.name}
          variable={variable}
          value={values[variable.name] ?? ''}
          onChange={(value) => onChange(variable.name, value)}
        />
      ))}
    </fieldset>
  );
}
