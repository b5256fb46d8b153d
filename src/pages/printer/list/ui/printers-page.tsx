import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { groupQueries } from '@/entities/group';
import { printerName, printerQueries } from '@/entities/printer';
import { useListOrigin } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { searchedText } from '../model/printer-words';
import { PrintRules } from './print-rules';
import { PRINTER_CARD_HEIGHT_PX, PrinterCard } from './printer-card';
import { printerColumns } from './printer-columns';
import { texts } from './texts';

/** /printers - the printers of the organisation; search and order stand in the address. */
export function PrintersPage() {
  const printers = useQuery(printerQueries.list());
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={<AddPrinter />} />
      <QueryView query={printers}>
        {(rows) => (
          <DataList
            caption={texts.caption}
            noun={texts.noun}
            rows={rows}
            keyOf={({ printerId }) => printerId}
            nameOf={printerName}
            columns={printerColumns(groups)}
            search={{ label: texts.search, textOf: searchedText }}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: PRINTER_CARD_HEIGHT_PX,
              title: texts.name,
              render: (printer) => <PrinterCard printer={printer} groups={groups} />,
            }}
            empty={<EmptyState action={<AddPrinter />}>{texts.none}</EmptyState>}
          />
        )}
      </QueryView>
      <PrintRules />
    </>
  );
}

function AddPrinter() {
  const origin = useListOrigin();
  return (
    <Button
      component={Link}
      to={paths.printerAdd}
      state={origin}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {texts.add}
    </Button>
  );
}
