import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import classes from './user-setup.module.css';

export interface ChoiceOption<Value extends Id> {
  id: Value;
  name: string;
  /** Short description of the option. */
  hint?: string | undefined;
  /** Reason why the option cannot be changed. */
  lock?: string | undefined;
}

interface ChoiceGroupProps<Data, Value extends Id> {
  label: string;
  /** Query for the options. */
  query: UseQueryResult<Data>;
  optionsOf: (data: Data) => readonly ChoiceOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** Error of the choice. */
  error?: string | undefined;
}

/** Checkboxes for options from the server. If their list cannot be loaded, the other groups of choices still work. */
export function ChoiceGroup<Data, Value extends Id>(props: ChoiceGroupProps<Data, Value>) {
  const { label, query, optionsOf, value, onChange, error } = props;
  const headingId = useId();
  const toggle = (id: Value, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <section role="group" aria-labelledby={headingId} className={classes['section']}>
      <h2 id={headingId}>{label}</h2>
      {error !== undefined && <p className={classes['error']}>{error}</p>}
      <QueryView query={query}>
        {(data) => {
          const options = optionsOf(data);
          if (options.length === 0) return <p className={classes['hint']}>{texts.noneOffered}</p>;
          return (
            <div className={classes['choices']}>
              {options.map(({ id, name, hint, lock }) => (
                <Checkbox
                  key={id}
                  label={name}
                  description={lock ?? hint}
                  size="md"
                  disabled={lock !== undefined}
                  checked={value.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                />
              ))}
            </div>
          );
        }}
      </QueryView>
    </section>
  );
}
