import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import type { ApiError } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts as allTexts } from '../../i18n';
import classes from '../settings.module.css';
import { faultOutside } from './fault-of';

const { factor: texts } = allTexts;

interface FactorFormProps {
  hint: string;
  /** What the server said of the last attempt. */
  error: ApiError | null;
  /** Names of the fields that say themselves what is wrong with them. */
  fields: readonly string[];
  submit: { text: string; isBusy: boolean; isDanger?: boolean };
  onSubmit: () => void;
  /** Undefined where nobody may leave it. */
  onCancel: (() => void) | undefined;
  children: ReactNode;
}

/** One step of work on the second factor: what it is about, its fields, and the buttons that go on or leave. */
export function FactorForm({ hint, error, fields, submit, onSubmit, onCancel, children }: FactorFormProps) {
  const outside = faultOutside(error, fields);
  const submitOnce = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submit.isBusy) onSubmit();
  };
  return (
    <form noValidate className={classes['form']} onSubmit={submitOnce}>
      <p className={classes['hint']}>{hint}</p>
      {outside !== undefined && (
        <Alert color="red" role="alert">
          {outside}
        </Alert>
      )}
      {children}
      <Group gap="sm">
        <BusyButton type="submit" {...(submit.isDanger && { color: 'red' })} isBusy={submit.isBusy}>
          {submit.text}
        </BusyButton>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Group>
    </form>
  );
}
