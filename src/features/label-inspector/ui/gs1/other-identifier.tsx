import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../i18n';

interface OtherIdentifierProps {
  /** Of the row, from 1. */
  number: number;
  identifier: string;
  /** It appears because it was asked for: the next key belongs to it. */
  isAsked: boolean;
  /** Called with two to four digits. */
  onChange: (identifier: string) => void;
  onLeave: () => void;
}

const MAX_DIGITS = 4;

/** Field for an application identifier that the list does not have. */
export function OtherIdentifier({ number, identifier, isAsked, onChange, onLeave }: OtherIdentifierProps) {
  const words = texts.gs1;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (!isAsked) return;
    field.current?.focus();
    field.current?.select();
  }, [isAsked]);
  const text = typed ?? identifier;
  const isWrong = !/^\d{2,4}$/.test(text);
  return (
    <TextInput
      ref={field}
      size="sm"
      label={words.digits({ number })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_DIGITS}
      value={text}
      error={isWrong && words.digitsFault}
      onChange={(event) => {
        const digits = event.currentTarget.value;
        setTyped(digits);
        if (/^\d{2,4}$/.test(digits)) onChange(digits);
      }}
      onBlur={() => {
        setTyped(undefined);
        onLeave();
      }}
    />
  );
}
