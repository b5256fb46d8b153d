import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { FormCard } from '@/shared/ui/form-card';
import { NoticeCard } from '@/shared/ui/notice-card';
import { verifyMutation } from '../api/register-mutation';
import { texts } from '../i18n';

/**
 * Target of the mail's link. A click confirms the address, not the opening of the page, because mail programs open links
 * by themselves to scan them.
 */
export function ConfirmAddress({ token }: { token: string }) {
  const verify = useMutation(verifyMutation());
  if (verify.isSuccess)
    return (
      <NoticeCard
        tone="good"
        title={texts.verifiedTitle}
        actions={
          <Button component={Link} to={paths.login}>
            {texts.toSignIn}
          </Button>
        }
      >
        {texts.verified}
      </NoticeCard>
    );
  return (
    <FormCard
      title={texts.verifyTitle}
      hint={texts.verify}
      failure={verify.error ? { title: texts.verifyFailed, message: verify.error.message } : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        verify.mutate({ token });
      }}
      links={<Link to={paths.login}>{texts.toSignIn}</Link>}
    >
      <Button type="submit" loading={verify.isPending} fullWidth>
        {texts.confirm}
      </Button>
    </FormCard>
  );
}
