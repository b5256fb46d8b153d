import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../i18n';
import classes from './article.module.css';

interface ChoiceToAddProps {
  label: string;
  description?: string | undefined;
  /** What the button says that adds what is chosen. */
  action: string;
  options: readonly { value: string; label: string }[];
  onAdd: (value: string) => void;
}

/** Chooses one more, then adds it: who goes through the choice with the keys adds nothing on the way. */
export function ChoiceToAdd({ label, description, action, options, onAdd }: ChoiceToAddProps) {
  const [chosen, setChosen] = useState('');
  // What was added is no longer offered.
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
