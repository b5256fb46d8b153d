import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { printerName, printerQueries } from '@/entities/printer';
import { paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { searchedText } from '../model/format-printer';
import { PrintRules } from './print-rules';
import { PRINTER_CARD_HEIGHT_PX, PrinterCard } from './printer-card';
import { printerColumns } from './printer-columns';

/** /printers - the printers of the organisation; search and sorting are in the address. */
export function PrintersPage() {
  const printers = useQuery(printerQueries.list());
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={<AddButton to={paths.printerAdd}>{texts.add}</AddButton>}
      />
      <QueryView query={printers}>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
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
            empty={
              <EmptyState action={<AddButton to={paths.printerAdd}>{texts.add}</AddButton>}>
                {texts.none}
              </EmptyState>
            }
          />
        )}
      </QueryView>
      <PrintRules />
    </>
  );
}
