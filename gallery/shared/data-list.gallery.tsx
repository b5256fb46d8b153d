import { Button } from '@mantine/core';
import { useListState } from '@/shared/lib/list-state';
import type { WindowedRows } from '@/shared/lib/windowed-rows';
import { DataList, PagedList, usePagedSelection, type ListFilter } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import type { ComponentGallery } from '../component-gallery';
import { refusal } from '../kit/answers';
import { ARTICLES, articleCard, articleColumns, articleTexts, type Article } from '../kit/articles';
import { Played } from '../kit/played';
import { say } from '../kit/say';

const ignore = () => undefined;

const filters = (): readonly ListFilter<Article>[] => [
  {
    key: 'group',
    label: say('Group'),
    options: ['Bakery', 'Dairy', 'Sweets'].map((group) => ({ value: group, text: group })),
    matches: ({ group }, value) => group === value,
  },
];

const list = () => ({
  caption: say('Articles'),
  rowTexts: articleTexts,
  rows: ARTICLES,
  keyOf: ({ id }: Article) => id,
  nameOf: ({ name }: Article) => name,
  columns: articleColumns(),
  search: { label: say('Search articles'), textOf: ({ name, ean }: Article) => `${name} ${ean}` },
  filters: filters(),
  defaultSort: { key: 'name', isDescending: false },
  card: articleCard(),
  actions: <Button variant="default">{say('Export')}</Button>,
  empty: <EmptyState action={<Button>{say('Add article')}</Button>}>{say('No articles yet.')}</EmptyState>,
});

const bulkActions = () => [
  { key: 'move', text: (count: number) => say(`Move ${count} articles`), run: ignore },
  { key: 'delete', text: (count: number) => say(`Delete ${count} articles`), isDangerous: true, run: ignore },
];

const rowsOfServer: WindowedRows<Article> = {
  rowCount: ARTICLES.length,
  rowAt: (index) => ARTICLES[index],
  onRangeChange: ignore,
  isPending: false,
  isKnown: true,
  isStale: false,
  error: undefined,
  retry: ignore,
};
const noRows: WindowedRows<Article> = { ...rowsOfServer, rowCount: 0, isKnown: false };

/** List whose rows are on the server. */
function Paged({ rows }: { rows: Partial<WindowedRows<Article>> }) {
  const state = useListState({ sortKeys: ['name', 'group', 'labels'] });
  const found = { ...noRows, ...rows };
  const selection = usePagedSelection<Article, string | number>({
    listKey: state.search,
    rowCount: found.rowCount,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
  });
  return (
    <PagedList
      {...list()}
      list={found}
      state={state}
      searchLabel={say('Search articles')}
      isNarrowed={state.search !== ''}
      selection={{ ...selection, actions: [{ key: 'delete', text: say('Delete'), run: ignore }] }}
    />
  );
}

export const gallery: ComponentGallery = {
  about: 'Toolbar, rows, and the states of a list that is all here, or of which the server has the rows.',
  examples: [
    { title: 'All here', Show: () => <DataList {...list()} /> },
    {
      title: 'Searched and narrowed',
      path: '/?q=oat&group=Dairy',
      Show: () => <DataList {...list()} />,
    },
    { title: 'Nothing found', path: '/?q=cardamom', Show: () => <DataList {...list()} /> },
    {
      title: 'Some rows are ticked',
      Show: () => (
        <Played steps={['tbody tr:nth-child(2) input', 'tbody tr:nth-child(3) input']} until="[role='group']">
          <DataList {...list()} bulkActions={bulkActions()} />
        </Played>
      ),
    },
    { title: 'Empty', Show: () => <DataList {...list()} rows={[]} /> },
    { title: 'Loading', Show: () => <Paged rows={{ isPending: true }} /> },
    { title: 'Refused', Show: () => <Paged rows={{ error: refusal() }} /> },
    {
      title: 'Everything that was found is ticked',
      Show: () => (
        <Played steps={['thead input']} until="[role='group']">
          <Paged rows={{ ...rowsOfServer, rowCount: 4 }} />
        </Played>
      ),
    },
  ],
};
