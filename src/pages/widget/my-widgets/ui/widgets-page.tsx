import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useSessionUser, type SessionUser } from '@/entities/session';
import { MAX_FAVORITES, useWidgets, type Widget } from '@/entities/widget';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { SearchField } from '@/shared/ui/search-field';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { matching } from '../model/matching';
import { WidgetTable } from './widget-table';

/** The parameter of the address with the search. */
const SEARCH_PARAM = 'q';

/** /widgets - all widgets of this person, to choose favourites and to find one for a print. */
export function WidgetsPage() {
  const user = useSessionUser();
  return user && <Widgets user={user} />;
}

function Widgets({ user }: { user: SessionUser }) {
  const [params, setParams] = useSearchParams();
  const search = params.get(SEARCH_PARAM) ?? '';
  const widgets = useWidgets(user);
  const favorites = widgets.data?.filter((widget) => widget.favorite).length ?? 0;
  const setSearch = (text: string) =>
    setParams(text === '' ? {} : { [SEARCH_PARAM]: text }, { replace: true });
  const show = (all: readonly Widget[]) => {
    const found = matching(all, search);
    return found.length > 0 ? (
      <WidgetTable widgets={found} all={all} user={user} />
    ) : (
      <EmptyState
        action={
          <Button variant="default" onClick={() => setSearch('')}>
            {texts.clear}
          </Button>
        }
      >
        {texts.noneFor({ search })}
      </EmptyState>
    );
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        badge={widgets.data && <Badge>{texts.favorites({ count: favorites, most: MAX_FAVORITES })}</Badge>}
        actions={<SearchField label={texts.search} value={search} onSearch={setSearch} />}
      />
      <QueryView query={widgets} empty={<EmptyState>{texts.none}</EmptyState>}>
        {show}
      </QueryView>
    </>
  );
}
