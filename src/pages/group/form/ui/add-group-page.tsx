import { useMutation, useQuery } from '@tanstack/react-query';
import { groupQueries, isRootGroup, ROOT_GROUP_ID } from '@/entities/group';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addGroupMutation } from '../api/save-group-mutation';
import { texts } from '../i18n';
import { NEW_GROUP, newGroupRequest, useGroupForm } from '../model/group-form';
import { GroupFields } from './group-fields';

/** /addgroup - the form of a new group, on the first level until another parent is chosen. */
export function AddGroupPage() {
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const rootId = groups?.find(isRootGroup)?.id ?? ROOT_GROUP_ID;
  const form = useGroupForm(NEW_GROUP, 'new');
  const { mutateAsync: add } = useMutation(addGroupMutation());
  const { values, change, errors } = form;
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.groups}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () => form.submit((entered) => add(newGroupRequest(entered, rootId))),
      }}
    >
      <GroupFields values={values} errors={errors} change={change} groupId={undefined} />
    </PageFrame>
  );
}
