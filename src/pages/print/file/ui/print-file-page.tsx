import { useQuery } from '@tanstack/react-query';
import { generatePath, useParams } from 'react-router';
import { labelQueries } from '@/entities/label';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { PrintFileScreen } from './print-file-screen';

/** /print-labels/:labelId/file - print a label for each row of a file; nothing but print jobs is created. */
export function PrintFilePage() {
  const { labelId = '' } = useParams();
  const label = useQuery(labelQueries.detail(toId(labelId)));
  const backTo = generatePath(paths.printLabel, { id: labelId });
  return (
    <>
      {!label.data && <PageHeader title={texts.anyTitle} backTo={backTo} />}
      <QueryView query={label}>
        {(found) => <PrintFileScreen key={found.labelId} label={found} backTo={backTo} />}
      </QueryView>
    </>
  );
}
