import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { counterQueries } from '@/entities/label';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { changeLabelDaysMutation } from '../api/label-days-mutation';
import { texts as listTexts } from '../i18n';
import classes from './counters.module.css';

const { days: texts } = listTexts;

/** Form for the time zone and the start of the production day; nothing if the server has no such setting. */
export function LabelDays() {
  const titleId = useId();
  const { data: saved } = useQuery({ ...counterQueries.days(), meta: { silent: true } });
  const [changed, setChanged] = useState<{ timeZone?: string; dayStartsAt?: string }>({});
  const { mutate, isPending, isSuccess, error, reset } = useMutation(changeLabelDaysMutation());
  if (!saved) return null;
  const days = { ...saved, ...changed };
  const timeFault = days.dayStartsAt === '' ? texts.noTime : undefined;
  const change = (next: typeof changed) => {
    reset();
    setChanged({ ...changed, ...next });
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (timeFault === undefined) mutate(days, { onSuccess: () => setChanged({}) });
  };
  return (
    <form className={classes['days']} aria-labelledby={titleId} onSubmit={save}>
      <h2 id={titleId}>{texts.title}</h2>
      <p className={classes['quiet']}>{texts.hint}</p>
      <div className={classes['fields']}>
        <NativeSelect
          label={texts.timeZone}
          size="md"
          value={days.timeZone}
          data={zonesWith(saved.timeZone)}
          onChange={(event) => change({ timeZone: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={texts.dayStartsAt}
          size="md"
          value={days.dayStartsAt}
          error={timeFault}
          onChange={(event) => change({ dayStartsAt: event.currentTarget.value })}
        />
      </div>
      <Button
        type="submit"
        variant="default"
        loading={isPending}
        disabled={days.timeZone === saved.timeZone && days.dayStartsAt === saved.dayStartsAt}
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

/** Returns the time zones this browser knows, with the saved one, which may be an older name. */
const zonesWith = (saved: string): string[] =>
  [...new Set([saved, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
