import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { generatePath, Link } from 'react-router';
import type { Article } from '@/entities/article';
import { paths } from '@/shared/routes';
import { useListOrigin } from '@/shared/lib/way-back';
import { DataTable, RowName, type Column } from '@/shared/ui/data-table';
import { texts } from './texts';

const printPathOf = (article: Article) => generatePath(paths.printArticle, { id: String(article.id) });

const columns: readonly Column<Article>[] = [
  {
    key: 'name',
    title: texts.name,
    render: (article) => (
      <RowName to={printPathOf(article)} name={article.name} detail={article.externalIdentifier} />
    ),
  },
  {
    key: 'labels',
    title: texts.labels,
    isSecondary: true,
    render: (article) => article.labels.map((label) => label.name).join(', ') || '–',
  },
  {
    key: 'print',
    title: texts.print,
    width: '120px',
    render: (article) => <PrintLink article={article} />,
  },
];

interface ArticleTableProps {
  rowCount: number;
  rowAt: (index: number) => Article | undefined;
  onRangeChange: (first: number, last: number) => void;
}

export function ArticleTable(props: ArticleTableProps) {
  return <DataTable caption={texts.caption} columns={columns} keyOf={(article) => article.id} {...props} />;
}

function PrintLink({ article }: { article: Article }) {
  const origin = useListOrigin();
  return (
    <Button
      component={Link}
      to={printPathOf(article)}
      state={origin}
      variant="light"
      size="sm"
      leftSection={<Printer size={16} aria-hidden />}
      aria-label={texts.printOf(article.name)}
    >
      {texts.print}
    </Button>
  );
}
