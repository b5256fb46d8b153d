import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { generatePath, useLocation, useParams } from 'react-router';
import { articleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { articleNameIn } from '../model/article-name';

const load = () => import('./named-article');
const NamedArticle = lazyPart(async () => ({ default: (await load()).NamedArticle }));

/** /print-labels/:labelId/articlename/:articleName - one label of the article of this name. */
export function PrintArticleNamePage() {
  const { labelId = '' } = useParams();
  const name = articleNameIn(useLocation().pathname);
  const label = useQuery(labelQueries.detail(toId(labelId)));
  const named = useQuery(articleQueries.byName(name));
  // Loads the print screen during the lookup of the name.
  useEffect(() => void load().catch(() => undefined), []);
  const backTo = generatePath(paths.printLabelArticles, { labelId });
  // A server may answer 404 for an unknown name.
  const articles = named.error?.status === 404 ? [] : named.data;
  if (label.data && articles)
    return (
      <Suspense fallback={<PageHeader title={texts.title} backTo={backTo} />}>
        <NamedArticle
          key={`${labelId}/${name}`}
          name={name}
          label={label.data}
          articles={articles}
          backTo={backTo}
        />
      </Suspense>
    );
  return (
    <>
      <PageHeader title={texts.title} backTo={backTo} />
      {name === '' ? (
        <EmptyState>{texts.noName}</EmptyState>
      ) : (
        <QueryView query={label}>{() => <QueryView query={named}>{() => null}</QueryView>}</QueryView>
      )}
    </>
  );
}
