import { Alert, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleQueries } from '@/entities/session';
import { subscriptionQueries, subscriptionUse } from '@/entities/subscription';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { inviteMutation } from '../api/invite-mutation';
import { groupQueries } from '../api/group-queries';
import { groupNames } from '../model/group-names';
import {
  inviteFault,
  invitationOf,
  isInviteChanged,
  NEW_INVITATION,
  type InviteValues,
} from '../model/invite-form';
import { ChoiceGroup } from './choice-group';
import { PendingInvitations } from './pending-invitations';
import classes from './add-user.module.css';
import { texts } from './texts';

/** /adduser - an invitation by mail, with what the new person may do; and those that are still open. */
export function AddUserPage() {
  const [values, setValues] = useState<InviteValues>(NEW_INVITATION);
  const { mutateAsync: invite } = useMutation(inviteMutation());
  const { data: subscription } = useQuery(subscriptionQueries.current());
  const roles = useQuery(roleQueries.offered());
  const permissions = useQuery(roleQueries.permissions());
  const qualityRoles = useQuery(roleQueries.qualityRoles());
  const groups = useQuery(groupQueries.ofOrganization());
  const change = (patch: Partial<InviteValues>) => setValues((before) => ({ ...before, ...patch }));
  const fault = inviteFault(values);
  const seats = subscription && subscriptionUse(subscription).find(({ name }) => name === 'users');
  return (
    <>
      <PageFrame
        title={texts.title}
        description={texts.description}
        backTo={paths.users}
        isChanged={isInviteChanged(values)}
        validate={() => (fault === undefined ? { isValid: true } : { isValid: false, reason: fault })}
        submit={{ kind: 'add', text: texts.invite, run: () => invite(invitationOf(values)) }}
      >
        <div className={classes['fields']}>
          {seats && (
            <Alert color={seats.level === 'full' ? 'yellow' : 'gray'}>
              {texts.seats(seats.used, seats.allowed)} {seats.level === 'full' && texts.noSeats}
            </Alert>
          )}
          <TextInput
            label={texts.email}
            type="email"
            size="md"
            required
            autoComplete="off"
            value={values.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
          <ChoiceGroup
            label={texts.roles}
            query={roles}
            optionsOf={named}
            value={values.roles}
            onChange={(chosen) => change({ roles: chosen })}
          />
          <ChoiceGroup
            label={texts.permissions}
            query={permissions}
            optionsOf={named}
            value={values.permissions}
            onChange={(chosen) => change({ permissions: chosen })}
          />
          <ChoiceGroup
            label={texts.qualityRoles}
            query={qualityRoles}
            optionsOf={named}
            value={values.qualityRoles}
            onChange={(chosen) => change({ qualityRoles: chosen })}
          />
          <ChoiceGroup
            label={texts.groups}
            query={groups}
            optionsOf={groupNames}
            value={values.groups}
            onChange={(chosen) => change({ groups: chosen })}
          />
        </div>
      </PageFrame>
      <PendingInvitations />
    </>
  );
}

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
