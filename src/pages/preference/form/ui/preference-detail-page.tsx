import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { labelQueries } from '@/entities/label';
import { preferenceQueries } from '@/entities/preference';
import { printerQueries } from '@/entities/printer';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { PaperScreen } from './paper-screen';

/** /preferences-detail/label/{labelId}/printer/{printerId} - the paper settings of a label on a printer. */
export function PreferenceDetailPage() {
  const params = useParams();
  const labelId = toId(params['labelId'] ?? '');
  const printerId = toId(params['printerId'] ?? '');
  const labels = useQuery(labelQueries.list());
  const printers = useQuery(printerQueries.list());
  const settings = useQuery(preferenceQueries.ofPrint(labelId, printerId));
  const label = labels.data?.find((one) => one.labelId === labelId);
  const printer = printers.data?.find((one) => one.printerId === printerId);
  if (label && printer && printers.data && settings.data) {
    return (
      <PaperScreen
        key={`${labelId} ${printerId}`}
        label={label}
        printer={printer}
        printers={printers.data}
        settings={settings.data}
      />
    );
  }
  return (
    <>
      <PageHeader title={texts.title} backTo={paths.preferences} />
      <QueryView query={labels}>
        {() =>
          label ? (
            <QueryView query={printers}>
              {() =>
                printer ? (
                  <QueryView query={settings}>{() => null}</QueryView>
                ) : (
                  <EmptyState>{texts.noPrinter}</EmptyState>
                )
              }
            </QueryView>
          ) : (
            <EmptyState>{texts.noLabel}</EmptyState>
          )
        }
      </QueryView>
    </>
  );
}
