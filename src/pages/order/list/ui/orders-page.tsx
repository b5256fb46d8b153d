import { useQuery } from '@tanstack/react-query';
import { groupNames, groupQueries } from '@/entities/group';
import { orderQueries } from '@/entities/order';
import { useListState } from '@/shared/lib/list-state';
import { writeSorting } from '@/shared/lib/sorting';
import { useWindowedRows } from '@/shared/lib/windowed-rows';
import { paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { PagedList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';
import { OrderCard, orderColumns } from './order-columns';

const SORT_KEYS = ['number', 'customer', 'date'];
const NEWEST_FIRST = { key: 'date', isDescending: true };
const CARD_HEIGHT_PX = 84;

/** /orders - all orders of the organisation; the server searches and sorts them. */
export function OrdersPage() {
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const state = useListState({ sortKeys: SORT_KEYS, defaultSort: NEWEST_FIRST });
  const { search } = state;
  const sort = writeSorting(state.sorting ?? NEWEST_FIRST);
  const list = useWindowedRows(JSON.stringify([search, sort]), (page) =>
    orderQueries.pageOfOrganization({ searchQuery: search, sort, ...page }),
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={<AddButton to={paths.orderAdd}>{texts.add}</AddButton>}
      />
      <PagedList
        caption={texts.caption}
        rowTexts={texts.rows}
        list={list}
        state={state}
        keyOf={({ orderId }) => orderId}
        columns={orderColumns(groups && groupNames(groups))}
        searchLabel={texts.search}
        isNarrowed={search !== ''}
        card={{
          heightPx: CARD_HEIGHT_PX,
          title: texts.number,
          render: (order) => <OrderCard order={order} />,
        }}
        empty={
          <EmptyState action={<AddButton to={paths.orderAdd}>{texts.add}</AddButton>}>
            {texts.none}
          </EmptyState>
        }
      />
    </>
  );
}
