import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { groupQueries, type GroupSetup, isRootGroup } from '@/entities/group';
import { orNotOffered } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/date';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { formatList } from '@/shared/i18n';
import { deleteGroupMutation, saveGroupMutation } from '../api/save-group-mutation';
import { texts } from '../i18n';
import { groupChanges, type GroupValues, useGroupForm, valuesOf } from '../model/group-form';
import { whatItHolds, type Held } from '../model/what-it-holds';
import { GroupFields } from './group-fields';
import classes from './group-setup.module.css';

interface EditGroupScreenProps {
  group: GroupSetup;
  groups: readonly GroupSetup[];
}

/** Form of a saved group. Changes based on an older revision never overwrite a newer one. */
export function EditGroupScreen({ group, groups }: EditGroupScreenProps) {
  const client = useQueryClient();
  const { data: counts } = useQuery({ ...groupQueries.counts(), meta: { silent: true } });
  const saved = valuesOf(group);
  const form = useGroupForm(saved, String(group.id), group.revision);
  const { mutateAsync: saveGroup } = useMutation(saveGroupMutation());
  const { mutateAsync: remove } = useMutation(deleteGroupMutation());
  // The settings may have been saved although the rest was refused: the new revision is then not somebody else's change.
  const passed = useRef<{ from: number | undefined; to: number | undefined }>(undefined);
  const { values, change, errors } = form;
  const isFirst = isRootGroup(group);
  const held = whatItHolds(group, groups, counts);
  const canDelete = !isFirst && held.groups + held.articles + held.orders === 0;

  const save = async (entered: GroupValues, begunOn: number | undefined) => {
    const own = passed.current;
    try {
      await saveGroup({
        groupId: group.id,
        revision: own?.from === begunOn ? own?.to : begunOn,
        ...groupChanges(entered, saved),
        onPassed: (to) => {
          passed.current = { from: begunOn, to };
        },
      });
      passed.current = undefined;
    } catch (error) {
      // Refetched, so that the saved part or somebody else's changes are shown once the person discards their own.
      void client.invalidateQueries({ queryKey: groupQueries.all() });
      throw error;
    }
  };
  return (
    <PageFrame
      title={group.name}
      {...(group.modified !== '' && { description: texts.modified({ at: formatDateTime(group.modified) }) })}
      backTo={paths.groups}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      {...(canDelete && {
        removal: {
          name: group.name,
          run: () => orNotOffered(remove(group.id), texts.deleteNotOffered),
        },
      })}
    >
      <GroupFields values={values} errors={errors} change={change} groupId={group.id} />
      {!isFirst && <DeletionSection held={held} />}
    </PageFrame>
  );
}

/** Explains the deletion, or why it is not possible now. */
function DeletionSection({ held }: { held: Held }) {
  const contents = (['groups', 'articles', 'orders'] as const)
    .filter((kind) => held[kind] > 0)
    .map((kind) => texts.contents[kind]({ count: held[kind] }));
  return (
    <section className={classes['section']}>
      <h2>{texts.deletion}</h2>
      <p className={classes['hint']}>
        {contents.length > 0 ? texts.cannotDelete({ contents: formatList(contents) }) : texts.deleteHint}
      </p>
    </section>
  );
}
