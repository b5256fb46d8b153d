import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { subscriptionQueries } from '@/entities/subscription';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { QuantityInput } from '@/shared/ui/quantity-input';
import { MAX_UNASKED_LABELS } from '@/entities/print-job';
import { printRulesMutation } from '../api/print-rules-mutation';
import { texts as listTexts } from '../i18n';
import classes from './printers.module.css';

const { rules: texts } = listTexts;

/** Form for the number of labels above which a print needs a confirmation; nothing if the server has no such setting. */
export function PrintRules() {
  const titleId = useId();
  const { data: subscription } = useQuery({ ...subscriptionQueries.current(), meta: { silent: true } });
  const [chosen, setChosen] = useState<number>();
  const { mutate, isPending, isSuccess, error, reset } = useMutation(printRulesMutation());
  if (subscription?.unaskedLabels === undefined) return null;
  const unaskedLabels = chosen ?? subscription.unaskedLabels;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    mutate({ unaskedLabels });
  };
  return (
    <form className={classes['rules']} aria-labelledby={titleId} onSubmit={save}>
      <h2 id={titleId}>{texts.title}</h2>
      <p className={classes['quiet']}>{texts.hint}</p>
      <QuantityInput
        label={texts.unaskedLabels}
        value={unaskedLabels}
        max={MAX_UNASKED_LABELS}
        onChange={(value) => {
          reset();
          setChosen(value);
        }}
      />
      <Button
        type="submit"
        variant="default"
        loading={isPending}
        disabled={unaskedLabels === subscription.unaskedLabels}
      >
        {texts.save}
      </Button>
      <p role="status" className={classes['quiet']}>
        {isSuccess ? texts.saved : ''}
      </p>
      {error && <ErrorPanel error={error} title={texts.failed} />}
    </form>
  );
}
