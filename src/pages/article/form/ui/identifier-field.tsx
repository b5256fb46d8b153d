import { Button, TextInput } from '@mantine/core';
import { identifierHint } from '@/entities/article';
import { texts } from '../i18n';
import classes from './article.module.css';

interface IdentifierFieldProps {
  value: string;
  error: string | undefined;
  onChange: (identifier: string) => void;
}

/** Field for the number of an article, with the meaning of its digits and the expected check digit. */
export function IdentifierField({ value, error, onChange }: IdentifierFieldProps) {
  const hint = identifierHint(value);
  return (
    <div className={classes['identifier']}>
      <TextInput
        label={texts.identifier}
        description={texts.identifierHint}
        size="md"
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status" className={classes['digits']} data-wrong={hint.kind === 'wrong' || undefined}>
        {hint.kind === 'valid' && texts.validNumber({ name: hint.name, digit: hint.checkDigit })}
        {hint.kind === 'wrong' && texts.wrongNumber({ name: hint.name, digit: hint.checkDigit })}
        {hint.kind === 'incomplete' && texts.missingDigit({ name: hint.name, digit: hint.checkDigit })}
      </p>
      {hint.kind === 'wrong' && (
        <Button variant="default" onClick={() => onChange(hint.corrected)}>
          {texts.setDigit({ digit: hint.checkDigit })}
        </Button>
      )}
      {hint.kind === 'incomplete' && (
        <Button variant="default" onClick={() => onChange(hint.completed)}>
          {texts.addDigit({ digit: hint.checkDigit })}
        </Button>
      )}
    </div>
  );
}
