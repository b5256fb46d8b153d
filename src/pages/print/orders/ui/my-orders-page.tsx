import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { orderQueries } from '@/entities/order';
import { UnfinishedPrints, usePrintProgressCode } from '@/features/send-print-job';
import { useWindowedRows } from '@/shared/lib/windowed-rows';
import { EmptyState } from '@/shared/ui/empty-state';
import { RowsError } from '@/shared/ui/error-panel';
import { PageHeader } from '@/shared/ui/page-header';
import { SearchField } from '@/shared/ui/search-field';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { OrderTable } from './order-table';

/** The parameter of the address with the search. */
const SEARCH_PARAM = 'q';

/** /myorders - the orders that a member may print, newest first; the server searches them, and the search is in the address. */
export function MyOrdersPage() {
  usePrintProgressCode();
  const [params, setParams] = useSearchParams();
  const searchQuery = params.get(SEARCH_PARAM) ?? '';
  const orders = useWindowedRows(searchQuery, (page) => orderQueries.page({ searchQuery, ...page }));
  const { rowCount: count } = orders;
  const search = (text: string) => setParams(text === '' ? {} : { [SEARCH_PARAM]: text }, { replace: true });

  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        badge={count > 0 && <Badge>{texts.count({ count })}</Badge>}
        actions={<SearchField label={texts.search} value={searchQuery} onSearch={search} />}
      />
      <UnfinishedPrints />
      {orders.isPending && <LoadingRows />}
      {count > 0 && (
        <div aria-busy={orders.isStale}>
          <OrderTable rowCount={count} rowAt={orders.rowAt} onRangeChange={orders.onRangeChange} />
        </div>
      )}
      <RowsError list={orders} />
      {orders.isKnown && count === 0 && (
        <EmptyState
          action={
            searchQuery !== '' && (
              <Button variant="default" onClick={() => search('')}>
                {texts.clear}
              </Button>
            )
          }
        >
          {searchQuery === '' ? texts.none : texts.noneFor({ search: searchQuery })}
        </EmptyState>
      )}
      <VisuallyHidden role="status">
        {orders.isKnown && searchQuery !== '' ? texts.count({ count }) : ''}
      </VisuallyHidden>
    </>
  );
}

function LoadingRows() {
  return (
    <div aria-hidden>
      {Array.from({ length: 12 }, (_none, row) => (
        <Skeleton key={row} height={44} mb={8} />
      ))}
    </div>
  );
}
