import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { MediaField } from '@/entities/media';
import type { TemplateParameter } from '@/entities/standard-label';
import { CounterField } from './counter-field';

const LINES = 3;

interface ParameterFieldProps {
  id: string;
  parameter: TemplateParameter;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Input for one parameter, by its kind: one line, several lines, a choice, a switch, a picture or a counter. */
export function ParameterField({ id, parameter, value, error, onChange }: ParameterFieldProps) {
  const { type, label, isRequired, options } = parameter;
  const field = { id, label, error, required: isRequired, size: 'md', value } as const;
  switch (type) {
    case 'choice':
      return (
        <NativeSelect
          {...field}
          data={options.includes(value) ? options : [value, ...options]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'toggle':
      return (
        <Switch
          id={id}
          label={label}
          error={error}
          size="md"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'media-ref':
      return (
        <MediaField
          id={id}
          label={label}
          value={value}
          required={isRequired}
          error={error}
          onChange={onChange}
        />
      );
    case 'sscc':
      return <CounterField id={id} label={label} value={value} error={error} onChange={onChange} />;
    case 'lines':
      return <Textarea {...field} rows={LINES} onChange={(event) => onChange(event.currentTarget.value)} />;
    case 'text':
    default:
      return (
        <TextInput {...field} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />
      );
  }
}
