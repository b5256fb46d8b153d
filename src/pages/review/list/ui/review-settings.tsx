import { useMutation, useQuery } from '@tanstack/react-query';
import { reviewQueries } from '@/entities/review';
import { reviewSettingsMutation } from '@/features/review';
import { isNotOffered } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { ReviewSwitch } from './review-switch';
import classes from './review-list.module.css';

/**
 * Review settings of the organisation: whether each decision is signed with the password, and whether Master may decide on
 * their own versions. A change takes effect at once.
 */
export function ReviewSettings() {
  const settings = useQuery({ ...reviewQueries.settings(), meta: { silent: true } });
  const { mutate, isPending, variables, error } = useMutation(reviewSettingsMutation());
  if (isNotOffered(settings.error)) return null;
  return (
    <section className={classes['settings']}>
      <h2>{texts.settings}</h2>
      <QueryView query={settings} isOptionalCall>
        {(stored) => {
          const { asksPassword, bindsMaster } = isPending ? { ...stored, ...variables } : stored;
          return (
            <>
              <ReviewSwitch
                label={texts.asksPassword}
                hint={texts.asksPasswordHint}
                checked={asksPassword}
                onChange={(isOn) => !isPending && mutate({ asksPassword: isOn })}
              />
              {bindsMaster !== undefined && (
                <ReviewSwitch
                  label={texts.bindsMaster}
                  hint={texts.bindsMasterHint}
                  checked={bindsMaster}
                  onChange={(isOn) => !isPending && mutate({ bindsMaster: isOn })}
                />
              )}
            </>
          );
        }}
      </QueryView>
      {error && <ErrorPanel error={error} title={texts.settingsFailed} />}
    </section>
  );
}
