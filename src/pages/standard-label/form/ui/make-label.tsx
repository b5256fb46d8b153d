import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReviewNotice } from '@/entities/label';
import { LimitNotice } from '@/entities/subscription';
import { toApiError } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import type { StandardForm } from '../model/standard-form';
import classes from './standard-label.module.css';

interface MakeLabelProps {
  form: StandardForm;
  /** The subscription allows no further label. */
  isFull: boolean;
  /** A standard label of the organisation already exists. */
  isKept: boolean;
  onKeep: () => Promise<unknown>;
}

/** Section with the name of the new label, the notice about the limit, and the button that only saves the standard label. */
export function MakeLabel({ form, isFull, isKept, onKeep }: MakeLabelProps) {
  const { values, change } = form;
  const [keeping, setKeeping] = useState<'busy' | 'kept' | { fault: string }>();
  const isClosed = form.reason !== '' || (isKept && !form.isChanged);
  const keep = async () => {
    if (isClosed || keeping === 'busy') return;
    setKeeping('busy');
    await onKeep().then(
      () => setKeeping('kept'),
      (error: unknown) => setKeeping({ fault: toApiError(error).message }),
    );
  };
  return (
    <section className={classes['section']}>
      <h2>{texts.make}</h2>
      <LimitNotice limit="labels">{isFull && texts.keepForLater}</LimitNotice>
      {!isFull && <ReviewNotice />}
      <TextInput
        label={texts.labelName}
        description={texts.labelNameHint}
        placeholder={values.name}
        size="md"
        autoComplete="off"
        value={values.labelName}
        error={form.errors['labelName']}
        onChange={(event) => change({ labelName: event.currentTarget.value })}
      />
      <div className={classes['row']}>
        <BusyButton
          variant="default"
          isBusy={keeping === 'busy'}
          isBlocked={isClosed}
          onClick={() => void keep()}
        >
          {isKept ? texts.keepChanges : texts.keep}
        </BusyButton>
        <span className={classes['quiet']} role="status">
          {keeping === 'kept' && !form.isChanged ? texts.isKept : texts.keepHint}
        </span>
      </div>
      {typeof keeping === 'object' && (
        <Alert color="red" role="alert">
          {keeping.fault}
        </Alert>
      )}
    </section>
  );
}
