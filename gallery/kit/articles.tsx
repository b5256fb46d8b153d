import { RowName, type Column } from '@/shared/ui/data-table';
import type { RowTexts } from '@/shared/ui/data-list';
import { say } from './say';

/** A row of the lists in the gallery. */
export interface Article {
  readonly id: number;
  readonly name: string;
  readonly ean: string;
  readonly group: string;
  readonly labels: number;
}

/** Few rows: a picture of ten shows no more than one of four. */
export const ARTICLES: readonly Article[] = [
  { id: 1, name: 'Tarte à la crème, 1 part', ean: '4006381333931', group: 'Bakery', labels: 3 },
  { id: 2, name: 'Oat drink', ean: '5901234123457', group: 'Dairy', labels: 1 },
  {
    id: 3,
    name: 'Wholemeal crispbread with sunflower seeds, pumpkin seeds and linseed, 24 pieces in a box of recycled cardboard',
    ean: '7351353000005',
    group: 'Bakery',
    labels: 1240,
  },
  { id: 4, name: 'שוקולד מריר', ean: '7290000066318', group: 'Sweets', labels: 0 },
];

/** Returns columns of every kind: a sortable one, one that a phone hides, one for wide windows. */
export const articleColumns = (): readonly Column<Article>[] => [
  {
    key: 'name',
    title: say('Article'),
    render: ({ id, name, ean }) => <RowName to={`/articles/${id}`} name={name} detail={ean} />,
    sortBy: ({ name }) => name,
  },
  {
    key: 'group',
    title: say('Group'),
    width: '180px',
    isSecondary: true,
    isOptional: true,
    render: ({ group }) => group,
    sortBy: ({ group }) => group,
  },
  {
    key: 'ean',
    title: say('Number'),
    width: '160px',
    isForWide: true,
    isSecondary: true,
    render: ({ ean }) => ean,
  },
  {
    key: 'labels',
    title: say('Labels'),
    width: '110px',
    isNumeric: true,
    render: ({ labels }) => labels.toLocaleString('en-GB'),
    sortBy: ({ labels }) => labels,
  },
];

/** Texts of a list of articles. */
export const articleTexts: RowTexts = {
  count: ({ count }) => say(`${count} articles`),
  countOf: ({ shown, count }) => say(`${shown} of ${count} articles`),
  noneFor: ({ search }) => say(`No articles found for “${search}”.`),
  get noneForFilters() {
    return say('No articles match the filters.');
  },
  noneForBoth: ({ search }) => say(`No articles found for “${search}” with these filters.`),
  selected: ({ count }) => say(`${count} articles selected`),
  allSelected: ({ count }) => say(`All ${count} articles selected`),
};

/** Returns a row on a phone. */
export const articleCard = () => ({
  heightPx: 76,
  title: say('Article'),
  render: ({ id, name, ean }: Article) => <RowName to={`/articles/${id}`} name={name} detail={ean} />,
});
