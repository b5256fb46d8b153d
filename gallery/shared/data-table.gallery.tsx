import { useState } from 'react';
import { DataTable, type Selection } from '@/shared/ui/data-table';
import type { ComponentGallery } from '../component-gallery';
import { ARTICLES, articleCard, articleColumns, type Article } from '../kit/articles';
import { say } from '../kit/say';

const ignore = () => undefined;

const table = () => ({
  caption: say('Articles'),
  columns: articleColumns(),
  rowCount: ARTICLES.length,
  rowAt: (index: number) => ARTICLES[index],
  keyOf: ({ id }: Article) => id,
});

/** Keeps the ticked rows: a checkbox that does not change would look broken. */
function Ticked() {
  const [ids, setIds] = useState<readonly number[]>([2]);
  const selection: Selection<Article> = {
    isSelected: ({ id }) => ids.includes(id),
    toggle: ({ id }) =>
      setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    all: ids.length === ARTICLES.length ? 'all' : ids.length > 0 ? 'some' : 'none',
    toggleAll: () =>
      setIds((before) => (before.length === ARTICLES.length ? [] : ARTICLES.map(({ id }) => id))),
    labelOf: ({ name }) => say(`Select ${name}`),
  };
  return <DataTable {...table()} selection={selection} />;
}

export const gallery: ComponentGallery = {
  about: 'The one table of the app: only the rows in sight are in the document.',
  examples: [
    { title: 'Plain', Show: () => <DataTable {...table()} /> },
    {
      title: 'Can be ordered, and is by its second column',
      Show: () => <DataTable {...table()} sorting={{ key: 'group', isDescending: true }} onSort={ignore} />,
    },
    { title: 'One row of several is ticked', Show: Ticked },
    {
      title: 'Rows that are on their way',
      Show: () => <DataTable {...table()} rowAt={(index) => (index < 2 ? ARTICLES[index] : undefined)} />,
    },
    {
      title: 'Rows that have a look of their own on a phone',
      Show: () => <DataTable {...table()} card={articleCard()} />,
    },
  ],
};
