import { TextInput } from '@mantine/core';
import { useId, type Ref } from 'react';

interface FolderFieldProps {
  label: string;
  /** Existing folders, suggested while typing. */
  folders: readonly string[];
  value: string;
  onChange: (folder: string) => void;
  error: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Field for the name of an existing or new folder. */
export function FolderField({ label, folders, value, onChange, error, hint, ref }: FolderFieldProps) {
  const listId = useId();
  return (
    <div>
      <TextInput
        ref={ref}
        label={label}
        description={hint}
        size="md"
        autoComplete="off"
        list={listId}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {folders.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}
