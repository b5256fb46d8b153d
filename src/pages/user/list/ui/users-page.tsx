import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupNames, groupQueries } from '@/entities/group';
import { useDateFormat } from '@/entities/preference';
import { useSessionUser } from '@/entities/session';
import { LimitNotice } from '@/entities/subscription';
import { type User, userName, userQueries } from '@/entities/user';
import { FoldedInvitations } from '@/features/pending-invitations';
import { enableUsersMutation } from '@/features/enable-records';
import { roleName } from '@/shared/auth';
import { paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { FactorRule } from './factor-rule';
import { rolesOf, userFilters } from '../model/user-filters';
import { USER_CARD_HEIGHT_PX, UserCard } from './user-card';
import { userColumns, type UserRowFacts } from './user-columns';
import classes from './users.module.css';

/** /users - the people of the organisation; search, filters and order are in the address. */
export function UsersPage() {
  const users = useQuery(userQueries.list());
  const facts = useRowFacts();
  const { data: groups = [] } = useQuery(groupQueries.ofOrganization());
  const change = useMutation(enableUsersMutation());
  const [news, setNews] = useState('');
  const switchAll = (isEnabled: boolean) => (rows: readonly User[]) => {
    setNews('');
    change.mutate(
      { userIds: rows.map(({ userId }) => userId), isEnabled },
      {
        onSuccess: () => setNews((isEnabled ? texts.nowEnabled : texts.nowDisabled)({ count: rows.length })),
      },
    );
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={<AddButton to={paths.userAdd}>{texts.add}</AddButton>}
      />
      <div className={classes['news']}>
        <LimitNotice limit="users" />
      </div>
      <div className={classes['folds']}>
        <FoldedInvitations />
        <FactorRule />
      </div>
      {change.error && <ErrorPanel error={change.error} />}
      <output className={classes['news']}>{news}</output>
      <QueryView query={users}>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={rows}
            keyOf={({ userId }) => userId}
            nameOf={userName}
            columns={userColumns(facts)}
            search={{
              label: texts.search,
              textOf: (user) =>
                [
                  userName(user),
                  user.email,
                  ...rolesOf(user),
                  ...rolesOf(user).map(roleName),
                  facts.groupsOf(user),
                ].join(' '),
            }}
            filters={userFilters(rows, groups)}
            defaultSort={{ key: 'name', isDescending: false }}
            bulkActions={[
              {
                key: 'disable',
                text: (count) => texts.disable({ count }),
                appliesTo: (user) => user.isEnabled && !facts.isMe(user),
                run: switchAll(false),
              },
              {
                key: 'enable',
                text: (count) => texts.enable({ count }),
                appliesTo: ({ isEnabled }) => !isEnabled,
                run: switchAll(true),
              },
            ]}
            card={{
              heightPx: USER_CARD_HEIGHT_PX,
              title: texts.name,
              render: (user) => <UserCard user={user} facts={facts} />,
            }}
            empty={
              <EmptyState action={<AddButton to={paths.userAdd}>{texts.add}</AddButton>}>
                {texts.none}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </>
  );
}

function useRowFacts(): UserRowFacts {
  const me = useSessionUser();
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const formatDate = useDateFormat();
  const names = new Map(groupNames(groups ?? []).map(({ id, name }) => [id, name]));
  return {
    isMe: ({ userId }) => String(userId) === me?.userId,
    groupsOf: ({ groups: ids }) => {
      if (ids.length === 0) return texts.noGroups;
      const known = ids.map((id) => names.get(id)).filter((name) => name !== undefined);
      return known.join(', ') || texts.groupCount({ count: ids.length });
    },
    dateOf: ({ lastSignInAt }) => (lastSignInAt === '' ? texts.neverSignedIn : formatDate(lastSignInAt)),
  };
}
