import '@mantine/core/styles/Skeleton.css';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLinkToken } from '@/shared/lib/link-token';
import { paths } from '@/shared/routes';
import { NoticeCard } from '@/shared/ui/notice-card';
import { invitationQueries } from '../api/invitation-queries';
import { texts } from '../i18n';
import { AccountForm } from './account-form';

/** Account setup from an invitation: its details and the form, or an error for an invalid link. */
export function InvitePage() {
  const token = useLinkToken();
  const invitation = useQuery({ ...invitationQueries.byToken(token), enabled: token !== '' });
  const problem = token === '' ? texts.noToken : invitation.error?.message;
  // A 4xx answer is final; any other error may pass.
  const isFinal = token === '' || (invitation.error?.status ?? 500) < 500;
  if (problem !== undefined)
    return (
      <NoticeCard
        tone="bad"
        title={texts.badTitle}
        actions={
          <Group>
            {!isFinal && <Button onClick={() => void invitation.refetch()}>{texts.retry}</Button>}
            <Button component={Link} to={paths.login} variant="default">
              {texts.toSignIn}
            </Button>
          </Group>
        }
      >
        {problem}
      </NoticeCard>
    );
  if (!invitation.data)
    return (
      <Stack aria-busy="true">
        <h1>{texts.loading}</h1>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </Stack>
    );
  return <AccountForm token={token} invitation={invitation.data} />;
}
