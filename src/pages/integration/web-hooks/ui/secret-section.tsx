import { useMutation } from '@tanstack/react-query';
import { useDateWords } from '@/entities/preference';
import { Facts } from '@/shared/ui/facts';
import { RenewSecret } from '@/shared/ui/secret-once';
import { renewHookSecretMutation } from '../api/web-hook-mutation';
import type { WebHook, WebHookWithSecret } from '../api/web-hook-schema';
import { texts } from './texts';
import classes from './web-hooks.module.css';

interface SecretSectionProps {
  hook: WebHook;
  /** Something was entered that is not saved. */
  isBlocked: boolean;
  onNewSecret: (hook: WebHookWithSecret) => void;
}

/** Since when the secret is in use, and the way to another. */
export function SecretSection({ hook, isBlocked, onNewSecret }: SecretSectionProps) {
  const dateOf = useDateWords();
  const { mutate: renew, isPending, error, reset } = useMutation(renewHookSecretMutation());
  const { webHookId: id, name, secretCreatedAt, previousSecretEndsAt } = hook;
  return (
    <section className={classes['section']}>
      <h2>{texts.secretTitle}</h2>
      <Facts
        facts={[
          [texts.secretMade, dateOf(secretCreatedAt)],
          [texts.previous, previousSecretEndsAt !== '' && texts.signsUntil(dateOf(previousSecretEndsAt))],
        ]}
      />
      <RenewSecret
        name={name}
        explain={texts.renewText}
        isBlocked={isBlocked}
        isBusy={isPending}
        fault={error?.message}
        onRenew={(overlapHours) => renew({ id, overlapHours }, { onSuccess: onNewSecret })}
        onFaultRead={reset}
      />
    </section>
  );
}
