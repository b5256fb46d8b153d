import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LimitNotice, useLimit } from '@/entities/subscription';
import { invitationQueries, PendingInvitations } from '@/features/pending-invitations';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { inviteMutation } from '../api/invite-mutation';
import { texts } from '../i18n';
import { invitationOf, useInviteForm } from '../model/invite-form';
import { useRightChoices } from '../model/use-right-choices';
import { RightsFields } from './rights-fields';
import classes from './user-setup.module.css';

/** /adduser - an invitation by mail with the rights of the new person, and the list of open invitations. */
export function AddUserPage() {
  const form = useInviteForm();
  const { areKnown: areRightsKnown } = useRightChoices();
  const { mutateAsync: invite } = useMutation(inviteMutation());
  const { data: pending = [] } = useQuery(invitationQueries.pending());
  const { values, change, errors } = form;
  // An open invitation counts as a user.
  const promised = pending.filter(({ expiresAt }) => new Date(expiresAt) > new Date()).length;
  // A server that reports promised users has already counted them.
  const counted = useLimit('users')?.use.promised ?? 0;
  return (
    <>
      <PageFrame
        title={texts.title}
        description={texts.description}
        backTo={paths.users}
        form={form}
        submit={{
          kind: 'add',
          text: texts.invite,
          run: () => form.submit((entered) => invite(invitationOf(entered))),
        }}
      >
        <div className={classes['fields']}>
          <LimitNotice limit="users" needed={1 + Math.max(0, promised - counted)}>
            {promised > 0 && texts.promised({ count: promised })}
          </LimitNotice>
          <TextInput
            label={texts.email}
            type="email"
            size="md"
            required
            autoComplete="off"
            value={values.email}
            error={errors['email']}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <RightsFields values={values} change={change} errors={errors} />
        </div>
      </PageFrame>
      {areRightsKnown && <PendingInvitations />}
    </>
  );
}
