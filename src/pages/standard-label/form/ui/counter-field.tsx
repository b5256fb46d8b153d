import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counterQueries } from '@/entities/label';
import { texts } from '../i18n';

interface CounterFieldProps {
  id: string;
  label: string;
  /** Name of a counter; "" for none. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Choice of the counter that issues the SSCCs of a label; without one they are typed in when printing. */
export function CounterField({ value, onChange, ...field }: CounterFieldProps) {
  const { data: counters = [] } = useQuery({ ...counterQueries.list(), meta: { silent: true } });
  const names = counters
    .filter(({ kind, isEnabled }) => kind === 'sscc' && isEnabled)
    .map(({ name }) => name);
  // One that was deleted or disabled stays chosen until the person chooses another; a save says so.
  const offered = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <NativeSelect
      {...field}
      description={texts.counterHint}
      size="md"
      value={value}
      data={[{ value: '', label: texts.typedIn }, ...offered.map((name) => ({ value: name, label: name }))]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
