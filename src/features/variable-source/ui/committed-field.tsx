import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface CommittedFieldProps {
  label: string;
  value: string;
  /** Returns why a text cannot be the value; undefined when it can. */
  refusal: (text: string) => string | undefined;
  onCommit: (text: string) => void;
  inputMode?: 'numeric';
  placeholder?: string;
}

/**
 * Field that takes effect by Enter and when it is left. What is refused stays in it with the reason; Escape puts the value
 * back.
 */
export function CommittedField({ value, refusal, onCommit, ...field }: CommittedFieldProps) {
  const [typed, setTyped] = useState<{ text: string; of: string; isTried: boolean }>();
  // A value that changed meanwhile must not be hidden by what was typed before.
  const draft = typed?.of === value ? typed : undefined;
  const finish = () => {
    if (!draft) return;
    const text = draft.text.trim();
    if (text !== value && refusal(text) !== undefined) return setTyped({ ...draft, isTried: true });
    setTyped(undefined);
    if (text !== value) onCommit(text);
  };
  return (
    <TextInput
      {...field}
      size="sm"
      autoComplete="off"
      value={draft?.text ?? value}
      error={draft?.isTried === true && refusal(draft.text.trim())}
      onChange={(event) =>
        setTyped({ text: event.currentTarget.value, of: value, isTried: draft?.isTried ?? false })
      }
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
