import { Button, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { labelQueries } from '@/entities/label';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { SearchField } from '@/shared/ui/search-field';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { labelsFound } from '../model/labels-found';
import { LabelTable } from './label-table';

/** The parameter of the address with the search. */
const SEARCH_PARAM = 'q';

/** /print-labels - all labels that the person may print, alone or for an article. */
export function PrintLabelsPage() {
  const [params, setParams] = useSearchParams();
  const searchQuery = params.get(SEARCH_PARAM) ?? '';
  const labels = useQuery(labelQueries.list());
  const found = labelsFound(labels.data ?? [], searchQuery);
  const search = (text: string) => setParams(text === '' ? {} : { [SEARCH_PARAM]: text }, { replace: true });
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        badge={found.length > 0 && <Badge>{texts.count({ count: found.length })}</Badge>}
        actions={<SearchField label={texts.search} value={searchQuery} onSearch={search} />}
      />
      <QueryView query={labels} empty={<EmptyState>{texts.none}</EmptyState>}>
        {() =>
          found.length > 0 ? (
            <LabelTable labels={found} />
          ) : (
            <EmptyState
              action={
                <Button variant="default" h={44} onClick={() => search('')}>
                  {texts.clear}
                </Button>
              }
            >
              {texts.noneFor({ search: searchQuery })}
            </EmptyState>
          )
        }
      </QueryView>
      <VisuallyHidden role="status">
        {labels.data && searchQuery !== '' ? texts.count({ count: found.length }) : ''}
      </VisuallyHidden>
    </>
  );
}
