import { Switch } from '@mantine/core';

interface ToggleValueProps {
  id: string;
  label: string;
  /** 'true' or 'false'. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Switch for something that is on the label or not. */
export function ToggleValue({ id, label, value, error, onChange }: ToggleValueProps) {
  return (
    <Switch
      id={id}
      size="md"
      styles={{ body: { alignItems: 'center', minHeight: 44 } }}
      label={label}
      checked={value === 'true'}
      error={error}
      onChange={(event) => onChange(String(event.currentTarget.checked))}
    />
  );
}
