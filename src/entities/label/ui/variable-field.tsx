import { Switch, Text, TextInput } from '@mantine/core';
import type { LabelVariable } from '../api/label-variable-schema';
import { characterCount, variableLabel } from '../model/label-values';
import { texts } from './texts';

interface VariableFieldProps {
  variable: LabelVariable;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  id: string;
}

/** One variable of a label to fill in: text, picture id or switch; one that may not be changed is only shown. */
export function VariableField({ variable, value, onChange, error, id }: VariableFieldProps) {
  const label = variableLabel(variable);
  const { dataType, propertySize, required, editable, variableData } = variable;
  if (!editable)
    return (
      <div id={id}>
        <Text size="sm" fw={500}>
          {label}
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{variableData || texts.none}</Text>
        {error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </div>
    );
  if (dataType === 'toggle')
    return (
      <Switch
        id={id}
        size="md"
        label={label}
        checked={value === 'true'}
        error={error}
        onChange={(event) => onChange(String(event.currentTarget.checked))}
      />
    );
  const isOwnPrinted = value === '' && !required && variableData !== '';
  return (
    <TextInput
      id={id}
      label={label}
      value={value}
      required={required}
      withAsterisk={required}
      error={error}
      autoComplete="off"
      description={descriptionOf(dataType === 'media-ref', isOwnPrinted, variableData)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionWidth={propertySize === undefined ? 0 : 76}
      rightSection={
        propertySize !== undefined && (
          <Text size="xs" c="dimmed" aria-hidden>
            {texts.remaining(propertySize - characterCount(value))}
          </Text>
        )
      }
    />
  );
}

function descriptionOf(isPicture: boolean, isOwnPrinted: boolean, ownValue: string): string | undefined {
  if (isOwnPrinted) return texts.ownValue(ownValue);
  return isPicture ? texts.mediaHint : undefined;
}
