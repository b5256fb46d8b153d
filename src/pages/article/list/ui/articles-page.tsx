import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { articleQueries } from '@/entities/article';
import { groupNames, groupQueries } from '@/entities/group';
import { useListState } from '@/shared/lib/list-state';
import { writeSorting } from '@/shared/lib/sorting';
import { useListOrigin } from '@/shared/lib/way-back';
import { useWindowedRows } from '@/shared/lib/windowed-rows';
import { paths } from '@/shared/routes';
import { PagedList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { ArticleCard } from './article-card';
import { articleColumns } from './article-columns';
import { texts } from './texts';

/** Opened seldom, so that nobody waits for it. */
const ExportDialog = lazyPart(async () => ({ default: (await import('./export-dialog')).ExportDialog }));

const GROUP_PARAM = 'group';
const SORT_KEYS = ['name', 'identifier', 'changed'];
const BY_NAME = { key: 'name', isDescending: false };
const CARD_HEIGHT_PX = 84;

/** /articles - all articles, searched, narrowed and ordered at the server; how they are looked at stands in the address. */
export function ArticlesPage() {
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const [isExporting, setExporting] = useState(false);
  const state = useListState({ sortKeys: SORT_KEYS, defaultSort: BY_NAME });
  const names = groups && groupNames(groups);
  const asked = state.filter(GROUP_PARAM);
  // An address may name a group that is not there any more: then it narrows nothing.
  const group = names === undefined || names.some(({ id }) => String(id) === asked) ? asked : '';
  const { search } = state;
  const sort = writeSorting(state.sorting ?? BY_NAME);
  const list = useWindowedRows(JSON.stringify([search, group, sort]), (page) =>
    articleQueries.page({ searchQuery: search, sort, ...(group !== '' && { groupIds: [group] }), ...page }),
  );
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={<AddArticle />} />
      <PagedList
        caption={texts.caption}
        noun={texts.noun}
        list={list}
        state={state}
        keyOf={({ id }) => id}
        columns={articleColumns(names)}
        searchLabel={texts.search}
        filters={[
          {
            key: GROUP_PARAM,
            label: texts.group,
            options: (names ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
          },
        ]}
        isNarrowed={search !== '' || group !== ''}
        card={{
          heightPx: CARD_HEIGHT_PX,
          title: texts.name,
          render: (article) => <ArticleCard article={article} groups={names} />,
        }}
        empty={<EmptyState action={<AddArticle />}>{texts.none}</EmptyState>}
        actions={
          <Button
            variant="default"
            size="md"
            leftSection={<Download size={16} aria-hidden />}
            onClick={() => setExporting(true)}
          >
            {texts.export}
          </Button>
        }
      />
      {isExporting && (
        <Suspense>
          <ExportDialog groups={names ?? []} groupId={group} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function AddArticle() {
  const origin = useListOrigin();
  return (
    <Button
      component={Link}
      to={generatePath(paths.article, { articleId: 'new' })}
      state={origin}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {texts.add}
    </Button>
  );
}
