import { Alert, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { subscriptionQueries } from '@/entities/subscription';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { inviteMutation } from '../api/invite-mutation';
import { accessChoiceQueries } from '../api/access-choice-queries';
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
  const change = (patch: Partial<InviteValues>) => setValues((before) => ({ ...before, ...patch }));
  const fault = inviteFault(values);
  const { maxUsers, activeUsers = 0 } = subscription ?? {};
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
          {maxUsers !== undefined && (
            <Alert color={activeUsers >= maxUsers ? 'yellow' : 'gray'}>
              {texts.seats(activeUsers, maxUsers)} {activeUsers >= maxUsers && texts.noSeats}
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
            query={useQuery(accessChoiceQueries.roles())}
            optionsOf={named}
            value={values.roles}
            onChange={(roles) => change({ roles })}
          />
          <ChoiceGroup
            label={texts.permissions}
            query={useQuery(accessChoiceQueries.permissions())}
            optionsOf={named}
            value={values.permissions}
            onChange={(permissions) => change({ permissions })}
          />
          <ChoiceGroup
            label={texts.qualityRoles}
            query={useQuery(accessChoiceQueries.qualityRoles())}
            optionsOf={named}
            value={values.qualityRoles}
            onChange={(qualityRoles) => change({ qualityRoles })}
          />
          <ChoiceGroup
            label={texts.groups}
            query={useQuery(accessChoiceQueries.groups())}
            optionsOf={groupNames}
            value={values.groups}
            onChange={(groups) => change({ groups })}
          />
        </div>
      </PageFrame>
      <PendingInvitations />
    </>
  );
}

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
