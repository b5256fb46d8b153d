import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { Id } from '@/shared/api';
import { BusyButton } from '@/shared/ui/busy-button';
import { testWebHookMutation } from '../api/web-hook-mutation';
import { texts } from '../i18n';
import { AttemptFacts } from './attempt-facts';
import classes from './web-hook-form.module.css';

/** Sends a test event to the saved address and shows the result. */
export function TestSection({ id }: { id: Id }) {
  const { mutate: test, isPending, data: delivery, error } = useMutation(testWebHookMutation());
  const attempt = delivery?.attempts.at(-1);
  const isArrived = delivery?.status === 'delivered';
  return (
    <section className={classes['section']}>
      <h2>{texts.test}</h2>
      <p className={classes['quiet']}>{texts.testHint}</p>
      <div>
        <BusyButton
          variant="default"
          size="md"
          leftSection={<Send size={16} aria-hidden />}
          isBusy={isPending}
          onClick={() => {
            if (!isPending) test(id);
          }}
        >
          {texts.sendTest}
        </BusyButton>
      </div>
      <div role="status">
        {delivery && !isPending && (
          <Alert
            color={isArrived ? 'green' : 'red'}
            role="presentation"
            title={isArrived ? texts.testArrived : texts.testFailed}
          >
            {attempt && <AttemptFacts attempt={attempt} />}
          </Alert>
        )}
      </div>
      {error && !isPending && (
        <Alert color="red" role="alert">
          {texts.testNotSent({ reason: error.message })}
        </Alert>
      )}
    </section>
  );
}
