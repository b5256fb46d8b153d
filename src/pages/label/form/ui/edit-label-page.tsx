import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { labelQueries } from '@/entities/label';
import { toId } from '@/shared/api';

import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

const EditLabelScreen = lazyPart(async () => ({
  default: (await import('./edit-label-screen')).EditLabelScreen,
}));

/** /labels/{id} - the form of a saved label: groups and printers, rules of its variables, versions. */
export function EditLabelPage() {
  const { id = '' } = useParams();
  const query = useQuery({ ...labelQueries.setup(toId(id)), refetchOnMount: 'always' });
  const label = useLastKnown(query.data, id);
  if (label) {
    return (
      <Suspense fallback={<PageHeader title={texts.loading} backTo={paths.labels} />}>
        <EditLabelScreen key={label.labelId} label={label} />
      </Suspense>
    );
  }
  return (
    <RecordStatus
      query={query}
      isMissing={query.error?.status === 404}
      listPath={paths.labels}
      texts={texts}
      isOptionalCall
    />
  );
}
