import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { printerQueries } from '@/entities/printer';
import { toId } from '@/shared/api';

import { paths } from '@/shared/routes';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { texts } from '../i18n';
import { EditPrinterScreen } from './edit-printer-screen';

/** /editprinter/{id} - the form of a saved printer: change, test or delete it. */
export function EditPrinterPage() {
  const { id = '' } = useParams();
  const printers = useQuery({ ...printerQueries.list(), refetchOnMount: 'always' });
  const found = printers.data?.find(({ printerId }) => printerId === toId(id));
  const printer = useLastKnown(found, id);
  if (printer) return <EditPrinterScreen key={printer.printerId} printer={printer} />;
  return (
    <RecordStatus
      query={printers}
      isMissing={printers.data !== undefined}
      listPath={paths.printers}
      texts={texts}
    />
  );
}
