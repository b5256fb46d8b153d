import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { labelQueries } from '@/entities/label';
import type { FieldsProps } from '@/shared/lib/form';
import { moved } from '@/shared/lib/sorting';
import { texts } from '../i18n';
import { missingFields } from '../model/label-fields';
import { newVariable, type VariableValues, type WidgetValues } from '../model/widget-form';
import classes from './widget-form.module.css';
import { VariableEntry } from './variable-entry';

/** List of the card's fields, with a button that adds the missing variables of the chosen label. */
export function VariableList({ values, errors, change }: FieldsProps<WidgetValues>) {
  const { data: labels = [] } = useQuery(labelQueries.list());
  const label = labels.find(({ labelId }) => String(labelId) === values.labelId);
  const { variables } = values;
  const offered = missingFields(label?.variables ?? [], variables);
  const add = (...added: readonly VariableValues[]) => change({ variables: [...variables, ...added] });
  return (
    <section className={classes['section']}>
      <h2>{texts.variables}</h2>
      <p className={classes['hint']}>{variables.length === 0 ? texts.noVariables : texts.variablesHint}</p>
      {errors['variables'] !== undefined && <p role="alert">{errors['variables']}</p>}
      <ul className={classes['fields']}>
        {variables.map((variable, index) => (
          <li key={variable.key}>
            <VariableEntry
              variable={variable}
              index={index}
              count={variables.length}
              errors={errors}
              known={label?.variables.map(({ variableName }) => variableName)}
              onChange={(patch) => change({ variables: variables.with(index, { ...variable, ...patch }) })}
              onMove={(step) => change({ variables: moved(variables, index, step) })}
              onRemove={() => change({ variables: variables.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <div className={classes['suggestions']}>
          <span>{texts.fromLabel}</span>
          {offered.map((field) => (
            <Button
              key={field.name}
              variant="default"
              size="compact-md"
              leftSection={<Plus size={14} aria-hidden />}
              aria-label={texts.addField({ name: field.label || field.name })}
              onClick={() => add(field)}
            >
              {field.label || field.name}
            </Button>
          ))}
          {offered.length > 1 && (
            <Button variant="subtle" size="compact-md" onClick={() => add(...offered)}>
              {texts.addAll}
            </Button>
          )}
        </div>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => add(newVariable())}
        >
          {texts.addBlank}
        </Button>
      </div>
    </section>
  );
}
