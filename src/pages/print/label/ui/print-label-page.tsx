import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { generatePath, Link, useParams } from 'react-router';
import { labelQueries } from '@/entities/label';
import { labelSubject, PrintLabelScreen } from '@/features/print-label';
import { LabelScanner } from '@/features/scan-to-print';
import { LabelPrintJob } from '@/features/send-print-job';
import { toId, type Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';

/** /print-labels/:id - print a label without an article; its variables are filled in by hand. */
export function PrintLabelPage() {
  const { id = '' } = useParams();
  const label = useQuery(labelQueries.detail(toId(id)));
  return (
    <>
      {!label.data && <PageHeader title={texts.title} backTo={paths.printLabels} />}
      <QueryView query={label}>
        {(found) => (
          <PrintLabelScreen
            subject={labelSubject(found)}
            backTo={paths.printLabels}
            printJob={LabelPrintJob}
            scanner={LabelScanner}
            otherWays={<FromFile labelId={found.labelId} />}
          />
        )}
      </QueryView>
    </>
  );
}

const FromFile = ({ labelId }: { labelId: Id }) => (
  <Button
    component={Link}
    to={generatePath(paths.printLabelFile, { labelId: String(labelId) })}
    variant="default"
    h={44}
    leftSection={<FileSpreadsheet size={16} aria-hidden />}
  >
    {texts.fromFile}
  </Button>
);
