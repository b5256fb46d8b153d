import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../i18n';

/** Value of the option that opens the text field; no value of a printer starts with a space. */
const BY_HAND = ' by-hand';

interface ChoiceOrTextProps {
  label: string;
  /** Label of the text field beside the select field. */
  byHandLabel: string;
  description?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  error: string | undefined;
  isNumeric?: boolean;
  onChange: (value: string) => void;
}

/** Select field for the known values, with a text field for others; only the text field if no values are known. */
export function ChoiceOrText(props: ChoiceOrTextProps) {
  const { label, byHandLabel, description, options, value, error, isNumeric = false, onChange } = props;
  const [isByHand, setByHand] = useState(false);
  const isListed = options.some((option) => option.value === value);
  const hasChoice = options.length > 0;
  const isTyped = !hasChoice || (isByHand && !isListed) || (value !== '' && !isListed);
  return (
    <>
      {hasChoice && (
        <NativeSelect
          label={label}
          {...(description !== undefined && { description })}
          size="md"
          required
          value={isTyped ? BY_HAND : value}
          error={!isTyped && error}
          data={[
            ...(value === '' && !isTyped ? [{ value: '', label: texts.choose }] : []),
            ...options,
            { value: BY_HAND, label: texts.other },
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setByHand(chosen === BY_HAND);
            onChange(chosen === BY_HAND ? '' : chosen);
          }}
        />
      )}
      {isTyped && (
        <TextInput
          label={hasChoice ? byHandLabel : label}
          {...(!hasChoice && description !== undefined && { description })}
          size="md"
          required
          autoComplete="off"
          spellCheck={false}
          {...(isNumeric && { inputMode: 'numeric' as const })}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}
