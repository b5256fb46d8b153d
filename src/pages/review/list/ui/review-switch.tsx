import { Switch } from '@mantine/core';
import { useId } from 'react';
import classes from './review-list.module.css';

interface Props {
  label: string;
  /** What it means for people, below the switch. */
  hint: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

/** Switch of a setting of the review, with what it means. */
export function ReviewSwitch({ label, hint, checked, onChange }: Props) {
  const hintId = useId();
  return (
    <>
      <Switch
        size="md"
        label={label}
        aria-describedby={hintId}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id={hintId} className={classes['quiet']}>
        {hint}
      </p>
    </>
  );
}
