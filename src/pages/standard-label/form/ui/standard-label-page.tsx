import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { standardLabelQueries } from '@/entities/standard-label';

import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { findSubject, type Subject } from '../model/standard-form';

const StandardLabelScreen = lazyPart(async () => ({
  default: (await import('./standard-label-screen')).StandardLabelScreen,
}));

/** /standardlabels/{id} - a template, or a standard label of the organisation: adjust it, preview it, create a label from it. */
export function StandardLabelPage() {
  const { id = '' } = useParams();
  const templates = useQuery(standardLabelQueries.templates());
  const kept = useQuery({ ...standardLabelQueries.kept(), refetchOnMount: 'always' });
  const all = kept.data ?? [];
  const found = templates.data && !kept.isPending ? findSubject(id, templates.data, all) : undefined;
  const subject = useLastKnown(found, id, isSameSubject);
  if (subject) {
    return (
      <Suspense fallback={<PageHeader title={texts.loading} backTo={paths.standardLabels} />}>
        <StandardLabelScreen key={id} subject={subject} all={all} />
      </Suspense>
    );
  }
  return (
    <RecordStatus
      query={templates.data ? kept : templates}
      isMissing={found === undefined && templates.data !== undefined && kept.data !== undefined}
      listPath={paths.standardLabels}
      texts={texts}
    />
  );
}

/** Returns whether two subjects are the same. The object is created anew on each render; its parts are not. */
const isSameSubject = (one: Subject, other: Subject): boolean =>
  one.template === other.template && one.kept === other.kept;
