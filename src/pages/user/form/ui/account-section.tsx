import { useMutation } from '@tanstack/react-query';
import { useDateFormat } from '@/entities/preference';
import { LimitNotice } from '@/entities/subscription';
import { userName, type User } from '@/entities/user';
import { enableUsersMutation } from '@/features/enable-records';
import { BusyButton } from '@/shared/ui/busy-button';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';
import { RemoveFactor } from './remove-factor';
import classes from './user-setup.module.css';

/** Section about the account: whether it is enabled, the last sign-in, and the effects of disabling and deleting it. */
export function AccountSection({ user, isOwn }: { user: User; isOwn: boolean }) {
  const formatDate = useDateFormat();
  const change = useMutation(enableUsersMutation());
  const name = userName(user);
  const { isEnabled, lastSignInAt, hasSecondFactor } = user;
  return (
    <section className={classes['section']}>
      <h2>{texts.account}</h2>
      <dl className={classes['facts']}>
        <dt>{texts.lastSignIn}</dt>
        <dd>{lastSignInAt === '' ? texts.neverSignedIn : formatDate(lastSignInAt)}</dd>
        {hasSecondFactor !== undefined && (
          <>
            <dt>{texts.factor.title}</dt>
            <dd>{hasSecondFactor ? texts.factor.on : texts.factor.off}</dd>
          </>
        )}
      </dl>
      {isOwn ? (
        <p className={classes['hint']}>{texts.own}</p>
      ) : (
        <>
          <p className={classes['hint']}>
            {isEnabled ? texts.disableHint({ name }) : texts.enableHint({ name })}
          </p>
          {!isEnabled && <LimitNotice limit="users" />}
          <div>
            <BusyButton
              variant="default"
              isBusy={change.isPending}
              onClick={() => {
                if (!change.isPending) change.mutate({ userIds: [user.userId], isEnabled: !isEnabled });
              }}
            >
              {isEnabled ? texts.disable : texts.enable}
            </BusyButton>
          </div>
          <output>
            {change.isSuccess &&
              (change.variables.isEnabled ? texts.nowEnabled({ name }) : texts.nowDisabled({ name }))}
          </output>
          {change.error && <ErrorPanel error={change.error} />}
          {hasSecondFactor !== undefined && <RemoveFactor user={user} />}
          <p className={classes['hint']}>{texts.deleteHint({ name })}</p>
        </>
      )}
    </section>
  );
}
