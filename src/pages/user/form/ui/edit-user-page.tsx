import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { userQueries } from '@/entities/user';
import { isNotOffered, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { RecordStatus } from '@/shared/ui/record-status';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

const EditUserScreen = lazyPart(async () => ({
  default: (await import('./edit-user-screen')).EditUserScreen,
}));

/** /users/{id} - the form of a person: change, disable, enable or delete them. */
export function EditUserPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...userQueries.detail(toId(id)),
    refetchOnMount: 'always',
    meta: { silent: true },
  });
  const isGone = query.isFetchedAfterMount && isNotOffered(query.error);
  if (query.data && !isGone) {
    return (
      <Suspense fallback={<PageHeader title={texts.loading} backTo={paths.users} />}>
        <EditUserScreen key={query.data.userId} user={query.data} />
      </Suspense>
    );
  }
  return <RecordStatus query={query} isMissing={isGone} listPath={paths.users} texts={texts} />;
}
