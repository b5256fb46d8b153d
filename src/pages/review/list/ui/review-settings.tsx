import { Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { reviewQueries } from '@/entities/review';
import { reviewSettingsMutation } from '@/features/review';
import { isNotOffered } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import classes from './review-list.module.css';

/** Review settings of the organisation: whether each decision is signed with the password. A change takes effect at once. */
export function ReviewSettings() {
  const hintId = useId();
  const settings = useQuery({ ...reviewQueries.settings(), meta: { silent: true } });
  const { mutate, isPending, variables, error } = useMutation(reviewSettingsMutation());
  if (isNotOffered(settings.error)) return null;
  return (
    <section className={classes['settings']}>
      <h2>{texts.settings}</h2>
      <QueryView query={settings} isOptionalCall>
        {({ asksPassword }) => (
          <Switch
            size="md"
            label={texts.asksPassword}
            aria-describedby={hintId}
            checked={isPending ? variables.asksPassword : asksPassword}
            onChange={(event) => {
              if (!isPending) mutate({ asksPassword: event.currentTarget.checked });
            }}
          />
        )}
      </QueryView>
      <p id={hintId} className={classes['quiet']}>
        {texts.asksPasswordHint}
      </p>
      {error && <ErrorPanel error={error} title={texts.settingsFailed} />}
    </section>
  );
}
