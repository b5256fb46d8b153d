import { Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDateFormat } from '@/entities/preference';
import { roleName } from '@/shared/auth';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { invitationQueries } from '../api/invitation-queries';
import type { Invitation } from '../api/invitation-schema';
import { sendInvitationMutation, withdrawInvitationMutation } from '../api/invitation-mutation';
import classes from './pending-invitations.module.css';

/** Open invitations under their own heading. */
export function PendingInvitations() {
  return (
    <section className={classes['pending']}>
      <h2>{texts.pending}</h2>
      <InvitationList />
    </section>
  );
}

/** List of people who were invited and have not joined yet: their e-mail can be sent again, their link withdrawn. */
export function InvitationList() {
  const pending = useQuery(invitationQueries.pending());
  const formatDate = useDateFormat();
  const send = useMutation(sendInvitationMutation());
  const withdraw = useMutation(withdrawInvitationMutation());
  const [news, setNews] = useState('');
  const error = send.error ?? withdraw.error;
  const isBusyWith = ({ invitationId }: Invitation) =>
    [send, withdraw].some((one) => one.isPending && one.variables.invitationId === invitationId);
  const untilOf = ({ expiresAt }: Invitation) => {
    const date = formatDate(expiresAt);
    return new Date(expiresAt) < new Date() ? texts.expired({ date }) : texts.expires({ date });
  };
  return (
    <>
      {error && <ErrorPanel error={error} isOptionalCall />}
      <output>{news}</output>
      <QueryView query={pending} empty={<p className={classes['quiet']}>{texts.noPending}</p>}>
        {(invitations) => (
          <ul className={classes['list']}>
            {invitations.map((invitation) => (
              <li key={invitation.invitationId} className={classes['row']}>
                <div className={classes['who']}>
                  {invitation.email}
                  <p className={classes['quiet']}>
                    {[invitation.roles.map(roleName).join(', '), untilOf(invitation)]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <Group gap="xs">
                  <Button
                    variant="default"
                    size="sm"
                    aria-label={texts.sendTo({ email: invitation.email })}
                    disabled={isBusyWith(invitation)}
                    onClick={() =>
                      send.mutate(invitation, {
                        onSuccess: () => setNews(texts.sent({ email: invitation.email })),
                      })
                    }
                  >
                    {texts.send}
                  </Button>
                  <Button
                    variant="subtle"
                    color="red"
                    size="sm"
                    aria-label={texts.withdrawOf({ email: invitation.email })}
                    disabled={isBusyWith(invitation)}
                    onClick={() =>
                      withdraw.mutate(invitation, {
                        onSuccess: () => setNews(texts.withdrawn({ email: invitation.email })),
                      })
                    }
                  >
                    {texts.withdraw}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
