import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupQueries, isRootGroup, ROOT_GROUP_ID } from '@/entities/group';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addGroupMutation } from '../api/save-group-mutation';
import { newGroupRequest } from '../model/group-request';
import { NEW_GROUP } from '../model/group-values';
import { useGroupForm } from '../model/use-group-form';
import { GroupFields } from './group-fields';
import { texts } from './texts';

/** /addgroup - a new group, on the first level until another place is chosen. */
export function AddGroupPage() {
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const rootId = groups?.find(isRootGroup)?.id ?? ROOT_GROUP_ID;
  const form = useGroupForm(NEW_GROUP, 'new');
  const { mutateAsync: add } = useMutation(addGroupMutation());
  const [isTried, setTried] = useState(false);
  const { reason, values, change, found } = form;
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.groups}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      onRefused={() => setTried(true)}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () => form.submit((entered) => add(newGroupRequest(entered, rootId))),
      }}
    >
      <GroupFields
        values={values}
        faults={isTried ? { ...found, ...form.faults } : found}
        change={change}
        groupId={undefined}
      />
    </PageFrame>
  );
}
