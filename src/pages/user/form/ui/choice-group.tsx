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
  /** What it means, in a few words. */
  hint?: string | undefined;
  /** Why it stays as it is. */
  lock?: string | undefined;
}

interface ChoiceGroupProps<Data, Value extends Id> {
  label: string;
  /** Where the choices come from. */
  query: UseQueryResult<Data>;
  optionsOf: (data: Data) => readonly ChoiceOption<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** Some of what the server offers. A list that cannot be read leaves the others open. */
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
