import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../i18n';
import classes from './article.module.css';

interface ChoiceToAddProps {
  label: string;
  description?: string | undefined;
  /** Text of the button that adds the chosen option. */
  action: string;
  options: readonly { value: string; label: string }[];
  onAdd: (value: string) => void;
}

/** Select field with a button that adds the chosen option: moving through the options with the keyboard adds nothing. */
export function ChoiceToAdd({ label, description, action, options, onAdd }: ChoiceToAddProps) {
  const [chosen, setChosen] = useState('');
  // An option that was added is no longer offered.
  const value = options.some((option) => option.value === chosen) ? chosen : '';
  return (
    <div className={classes['choice']}>
      <NativeSelect
        label={label}
        description={description}
        size="md"
        value={value}
        data={[{ value: '', label: texts.choose }, ...options]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        variant="default"
        h={42}
        aria-disabled={value === ''}
        data-disabled={value === '' || undefined}
        onClick={() => {
          if (value !== '') onAdd(value);
        }}
      >
        {action}
      </Button>
    </div>
  );
}
