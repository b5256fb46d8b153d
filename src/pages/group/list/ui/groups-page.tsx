import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { printerName, printerQueries } from '@/entities/printer';
import { isNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { type GroupRow, groupRows } from '../model/group-rows';
import { GROUP_CARD_HEIGHT_PX, GroupCard, groupColumns } from './group-columns';
import classes from './groups.module.css';

/** /groups - the groups in the order of a tree; search, level and sorting are in the address. */
export function GroupsPage() {
  const groups = useQuery(groupQueries.mine());
  const counts = useQuery({ ...groupQueries.counts(), meta: { silent: true } });
  const { data: printers = [] } = useQuery(printerQueries.list());
  const printerNameOf = ({ group: { defaultPrinterId } }: GroupRow) => {
    const printer = printers.find(({ printerId }) => printerId === defaultPrinterId);
    return printer ? printerName(printer) : texts.unknown;
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={<AddButton to={paths.groupAdd}>{texts.add}</AddButton>}
      />
      {isNotOffered(counts.error) && <p className={classes['quiet']}>{texts.countsMissing}</p>}
      <QueryView query={groups}>
        {(known) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={groupRows(known, counts.data ?? [])}
            keyOf={({ group }) => group.id}
            nameOf={({ group }) => group.name}
            columns={groupColumns(printerNameOf)}
            search={{
              label: texts.search,
              textOf: (row) => `${row.parentName} ${row.group.name} ${printerNameOf(row)}`,
            }}
            filters={[
              {
                key: 'level',
                label: texts.level,
                options: [
                  { value: '1', text: texts.levels.first },
                  { value: '2', text: texts.levels.second },
                ],
                matches: ({ level }, value) => String(level) === value,
              },
            ]}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: GROUP_CARD_HEIGHT_PX,
              title: texts.name,
              render: (row) => <GroupCard row={row} />,
            }}
            empty={
              <EmptyState action={<AddButton to={paths.groupAdd}>{texts.add}</AddButton>}>
                {texts.none}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </>
  );
}
