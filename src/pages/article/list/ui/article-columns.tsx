import { generatePath } from 'react-router';
import type { Article } from '@/entities/article';
import type { Id } from '@/shared/api';
import { formatNumber } from '@/shared/i18n';
import { paths } from '@/shared/routes';
import { RowName, type Column } from '@/shared/ui/data-table';
import { useDateFormat } from '@/entities/preference';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { texts } from '../i18n';
import classes from './articles.module.css';

/** Groups with their paths as names; undefined while they are unknown. */
export type GroupNames = readonly { id: Id; name: string }[] | undefined;

const articlePath = ({ id }: Article) => generatePath(paths.article, { articleId: String(id) });

const groupOf = ({ groupId }: Article, groups: GroupNames) =>
  groups?.find(({ id }) => id === groupId)?.name ?? texts.nothing;

/** Returns the columns of the list of articles. */
export function articleColumns(groups: GroupNames): readonly Column<Article>[] {
  return [
    {
      key: 'name',
      title: texts.name,
      width: '25%',
      isSorted: true,
      render: (article) => <RowName to={articlePath(article)} name={article.name} />,
    },
    {
      key: 'identifier',
      title: texts.identifier,
      width: '148px',
      isSorted: true,
      isOptional: true,
      render: ({ externalIdentifier }) => <Words className={classes['code']} text={externalIdentifier} />,
    },
    {
      key: 'group',
      title: texts.group,
      isSecondary: true,
      isOptional: true,
      render: (article) => <Words text={groupOf(article, groups)} />,
    },
    {
      key: 'labels',
      title: texts.labels,
      isSecondary: true,
      isOptional: true,
      render: ({ labels }) => <Labels names={labels.map(({ name }) => name)} />,
    },
    {
      key: 'orders',
      title: texts.orders,
      width: '88px',
      isNumeric: true,
      isForWide: true,
      isOptional: true,
      render: ({ orders }) => formatNumber(orders.length),
    },
    {
      key: 'changed',
      title: texts.changed,
      width: '156px',
      isSorted: true,
      isSecondary: true,
      isOptional: true,
      render: ({ modifiedAt }) => <ChangeDate moment={modifiedAt} />,
    },
  ];
}

/** Shows the name of the first label and the number of further ones. */
function Labels({ names }: { names: readonly string[] }) {
  const [first = texts.nothing, ...more] = names;
  return (
    <span className={classes['labels']} title={names.join(', ')}>
      <TruncatedText>{first}</TruncatedText>
      {more.length > 0 && <span className={classes['quiet']}>{texts.more({ count: more.length })}</span>}
    </span>
  );
}

const Words = ({ text, className }: { text: string; className?: string | undefined }) => (
  <TruncatedText className={className} title={text}>
    {text || texts.nothing}
  </TruncatedText>
);

/** Card of an article on a phone. */
export function ArticleCard({ article, groups }: { article: Article; groups: GroupNames }) {
  const labels = article.labels.map(({ name }) => name).join(', ');
  return (
    <div className={classes['card']}>
      <RowName to={articlePath(article)} name={article.name} detail={article.externalIdentifier} />
      <TruncatedText className={classes['quiet']}>
        {[groupOf(article, groups), labels].filter((part) => part !== '').join(' · ')}
      </TruncatedText>
    </div>
  );
}

/** Date of the last change, in the person's date format. */
function ChangeDate({ moment }: { moment: string }) {
  const formatDate = useDateFormat();
  return <time>{formatDate(moment)}</time>;
}
