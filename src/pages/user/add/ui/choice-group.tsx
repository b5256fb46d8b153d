import { Checkbox, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import classes from './add-user.module.css';
import { texts } from './texts';

interface ChoiceGroupProps<Data, Value extends Id> {
  label: string;
  /** Where the choices come from. */
  query: UseQueryResult<Data>;
  optionsOf: (data: Data) => readonly { id: Value; name: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Some of what the server offers. A list that cannot be read leaves the others open. */
export function ChoiceGroup<Data, Value extends Id>(props: ChoiceGroupProps<Data, Value>) {
  const { label, query, optionsOf, value, onChange } = props;
  const toggle = (id: Value, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <div role="group" aria-label={label}>
      <Text fw={600} mb="xs" aria-hidden>
        {label}
      </Text>
      <QueryView query={query}>
        {(data) => {
          const options = optionsOf(data);
          if (options.length === 0) return <Text c="dimmed">{texts.noneOffered}</Text>;
          return (
            <div className={classes['choices']}>
              {options.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  size="md"
                  checked={value.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                />
              ))}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}
