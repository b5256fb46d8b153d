import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { NoticeCard } from '@/shared/ui/notice-card';
import { texts } from '../i18n';

/** Notice in place of a form that the server would refuse. */
export function RegistrationClosed() {
  return (
    <NoticeCard
      tone="mail"
      title={texts.closedTitle}
      actions={
        <Button component={Link} to={paths.login}>
          {texts.toSignIn}
        </Button>
      }
    >
      {texts.closed}
    </NoticeCard>
  );
}
