import { Printer } from 'lucide-react';
import type { Article } from '@/entities/article';
import { DataTable, RowButton, RowName, type Column } from '@/shared/ui/data-table';
import { texts } from '../i18n';

interface ArticleTableProps {
  rowCount: number;
  rowAt: (index: number) => Article | undefined;
  printPathOf: (article: Article) => string | undefined;
  onRangeChange: (first: number, last: number) => void;
}

export function ArticleTable({ printPathOf, ...rows }: ArticleTableProps) {
  const columns: readonly Column<Article>[] = [
    {
      key: 'name',
      title: texts.name,
      render: (article) => {
        const path = printPathOf(article);
        if (path === undefined) return article.name;
        return <RowName to={path} name={article.name} detail={article.externalIdentifier} />;
      },
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
      width: '124px',
      render: (article) => {
        const path = printPathOf(article);
        return path === undefined ? (
          texts.notLinked
        ) : (
          <RowButton
            to={path}
            icon={<Printer size={16} aria-hidden />}
            aria-label={texts.printOf({ name: article.name })}
          >
            {texts.print}
          </RowButton>
        );
      },
    },
  ];
  return <DataTable caption={texts.caption} columns={columns} keyOf={(article) => article.id} {...rows} />;
}
