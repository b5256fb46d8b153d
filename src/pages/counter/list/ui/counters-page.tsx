import { useQuery } from '@tanstack/react-query';
import { counterQueries } from '@/entities/label';
import { NEW_RECORD, openedPath, paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { StaleNotice } from '@/shared/ui/stale-notice';
import { texts } from '../i18n';
import { COUNTER_CARD_HEIGHT_PX, CounterCard, counterColumns } from './counter-columns';
import { LabelDays } from './label-days';

const add = <AddButton to={openedPath(paths.counters, NEW_RECORD)}>{texts.add}</AddButton>;

/** /counters - the counters of numbers on labels, and the days that dates on labels go by. */
export function CountersPage() {
  const counters = useQuery(counterQueries.list());
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={add} />
      <StaleNotice query={counters} />
      <QueryView query={counters} isOptionalCall>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={rows}
            keyOf={({ counterId }) => counterId}
            nameOf={({ name }) => name}
            columns={counterColumns}
            search={{ label: texts.search, textOf: ({ name, nextText }) => `${name} ${nextText}` }}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: COUNTER_CARD_HEIGHT_PX,
              title: texts.counter,
              render: (counter) => <CounterCard counter={counter} />,
            }}
            empty={<EmptyState action={add}>{texts.none}</EmptyState>}
          />
        )}
      </QueryView>
      <LabelDays />
    </>
  );
}
