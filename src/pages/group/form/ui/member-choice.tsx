import { useQuery } from '@tanstack/react-query';
import { type GroupPerson, groupQueries } from '@/entities/group';
import type { Id } from '@/shared/api';
import type { FieldsProps } from '@/shared/lib/form';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { GroupValues } from '../model/group-form';
import { BelongingChoice } from './belonging-choice';

/** Choice of the people of the group. If the server does not list people, the rest of the form still works. */
export function MemberChoice({
  values,
  errors,
  change,
  groupId,
}: FieldsProps<GroupValues> & { groupId: Id | undefined }) {
  const people = useQuery(groupQueries.people());
  return (
    <QueryView query={people} isOptionalCall>
      {(known) => (
        <BelongingChoice
          title={texts.members}
          hint={texts.membersHint}
          searchLabel={texts.findMember}
          none={texts.noMembers}
          candidates={known.map((person) => ({
            id: person.userId,
            name: nameOf(person),
            detail: [person.email, person.isEnabled ? '' : texts.disabled].filter(Boolean).join(' · '),
            isIn: groupId !== undefined && person.groups.includes(groupId),
          }))}
          value={values.members}
          error={errors['members']}
          onChange={(members) => change({ members })}
        />
      )}
    </QueryView>
  );
}

const nameOf = ({ firstname, lastname, email }: GroupPerson) => `${firstname} ${lastname}`.trim() || email;
