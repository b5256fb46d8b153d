import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DemoMailsLink } from '@/entities/session';
import { paths } from '@/shared/routes';
import { NoticeCard } from '@/shared/ui/notice-card';
import { sendAgainMutation } from '../api/register-mutation';
import type { Registration } from '../api/registration-schema';
import { texts } from '../i18n';

/** Notice that sign-in needs a confirmed address: says where the link was sent, and can request it again. */
export function CheckMail({ registration: { token, user } }: { registration: Registration }) {
  const again = useMutation(sendAgainMutation());
  return (
    <NoticeCard
      tone="mail"
      title={texts.mailTitle}
      actions={
        <Group>
          <Button component={Link} to={paths.login}>
            {texts.toSignIn}
          </Button>
          {token !== '' && (
            <Button variant="default" loading={again.isPending} onClick={() => again.mutate({ token })}>
              {texts.sendAgain}
            </Button>
          )}
        </Group>
      }
    >
      {texts.mail({ email: user.email })}
      <DemoMailsLink />
      <output>{again.isSuccess ? ` ${texts.sentAgain}` : again.error && ` ${again.error.message}`}</output>
    </NoticeCard>
  );
}
