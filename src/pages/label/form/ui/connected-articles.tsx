import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { generatePath, Link } from 'react-router';
import { articleQueries, type Article } from '@/entities/article';
import { access, canAccess, useSessionUser } from '@/entities/session';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { QueryView } from '@/shared/ui/query-view';
import { ARTICLES_SHOWN } from '../config/limits';
import { texts } from '../i18n';
import classes from './setup.module.css';

/** Returns the address of the list of articles: to choose articles to connect, or to show the connected ones. */
const articlesBy = (parameter: 'connect' | 'label', labelId: Id) => ({
  pathname: paths.articles,
  search: new URLSearchParams({ [parameter]: String(labelId) }).toString(),
});

/** Shows the first connected articles by name and the number of further ones. */
export function ConnectedArticles({ labelId }: { labelId: Id }) {
  const user = useSessionUser();
  const articles = useQuery(articleQueries.page({ labelId, take: ARTICLES_SHOWN }));
  const isOpen = canAccess(user, access.articles);
  const nameOf = ({ articleId, name }: { articleId: Id; name: string }) =>
    isOpen ? (
      <Anchor component={Link} to={generatePath(paths.article, { articleId: String(articleId) })}>
        {name}
      </Anchor>
    ) : (
      name
    );
  return (
    <section className={classes['section']}>
      <h2>{texts.articles}</h2>
      <p className={classes['hint']}>{texts.articlesHint}</p>
      <QueryView query={articles}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className={classes['words']}>{texts.noArticles}</p>
          ) : (
            <ul className={classes['list']}>
              {rows.map((article: Article) => (
                <li key={article.id} dir="auto">
                  {nameOf({ articleId: article.id, name: article.name })}
                </li>
              ))}
              {total !== undefined && total > rows.length && (
                <li>{texts.moreArticles({ count: total - rows.length })}</li>
              )}
            </ul>
          )
        }
      </QueryView>
      {isOpen && (
        <div className={classes['actions']}>
          <Button component={Link} to={articlesBy('connect', labelId)} variant="default">
            {texts.connectArticles}
          </Button>
          {articles.data && articles.data.rows.length > 0 && (
            <Button component={Link} to={articlesBy('label', labelId)} variant="subtle">
              {texts.showArticles}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
