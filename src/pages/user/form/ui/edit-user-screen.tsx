import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSessionUser } from '@/entities/session';
import { userName, userQueries, type User } from '@/entities/user';
import { rereadOnConflict } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { Badge } from '@/shared/ui/badge';
import { deleteUserMutation, saveUserMutation } from '../api/save-user-mutation';
import { texts } from '../i18n';
import { userRequest, useUserForm, type UserValues } from '../model/user-form';
import { useRightChoices } from '../model/use-right-choices';
import { AccountSection } from './account-section';
import { NameFields } from './name-fields';
import { RightsFields } from './rights-fields';
import classes from './user-setup.module.css';

/** Form of one person. Changes based on an older revision never overwrite a newer one. */
export function EditUserScreen({ user }: { user: User }) {
  const client = useQueryClient();
  const { userId } = user;
  const me = useSessionUser();
  const isOwn = me?.userId === String(userId);
  const form = useUserForm(user);
  const { areKnown: areRightsKnown } = useRightChoices();
  const { mutateAsync: saveUser } = useMutation(saveUserMutation());
  const { mutateAsync: remove } = useMutation(deleteUserMutation());
  const { values, change, errors } = form;

  const save = (entered: UserValues, begunOn: number | undefined) =>
    rereadOnConflict(
      saveUser({ userId, revision: begunOn, ...userRequest(entered) }),
      client,
      userQueries.all(),
    );
  return (
    <PageFrame
      title={userName(user)}
      description={user.email}
      badge={<Badge>{user.isEnabled ? texts.enabled : texts.disabled}</Badge>}
      backTo={paths.users}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      {...(!isOwn && { removal: { name: userName(user), run: () => remove(userId) } })}
    >
      <div className={classes['fields']}>
        <NameFields values={values} change={change} errors={errors} />
        <RightsFields values={values} change={change} errors={errors} isOwn={isOwn} held={user.roles} />
        {areRightsKnown && <AccountSection user={user} isOwn={isOwn} />}
      </div>
    </PageFrame>
  );
}
