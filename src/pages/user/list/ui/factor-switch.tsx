import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { factorRuleMutation, type SecondFactor } from '@/features/user-settings';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts as listTexts } from '../i18n';
import classes from './users.module.css';

const { rule: texts } = listTexts;

/** Switch by which administrators need a second factor; only for somebody who has one. */
export function FactorSwitch({ factor }: { factor: SecondFactor }) {
  const hintId = useId();
  const { mutate, isPending, isSuccess, error, variables } = useMutation(factorRuleMutation());
  const isOn = isPending ? variables.asksSecondFactor : factor.asksSecondFactor;
  const lacksOwn = factor.since === '' && !factor.asksSecondFactor;
  return (
    <div className={classes['rule']}>
      <Switch
        size="md"
        label={texts.label}
        aria-describedby={hintId}
        checked={isOn}
        disabled={lacksOwn}
        onChange={(event) => mutate({ asksSecondFactor: event.currentTarget.checked })}
      />
      <p id={hintId} className={classes['quiet']}>
        {lacksOwn ? `${texts.hint} ${texts.ownFirst}` : texts.hint}
      </p>
      <output>{isSuccess && texts.saved}</output>
      {error && <ErrorPanel error={error} />}
    </div>
  );
}
