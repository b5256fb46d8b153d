import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { generatePath, Link } from 'react-router';
import { connectorArticleQueries, type Article } from '@/entities/article';
import { connectorQueries, type Connector } from '@/entities/connector';
import { ArticleChoice } from '@/features/choose-article';
import { ListScanner } from '@/features/scan-to-print';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { SEARCH_MIN_CHARS } from '@/shared/config';
import { ConnectorAway } from './connector-away';
import { SourceChoice } from './source-choice';

const { connector: connectorTexts } = texts;

/** Articles of the system behind a connector while it is connected; otherwise a notice about the cause. */
export function ConnectorArticles({ connectorId }: { connectorId: string }) {
  const id = toId(connectorId);
  const connectors = useQuery(connectorQueries.list());
  const connector = connectors.data?.find((one) => one.id === id);
  const title = connector?.name ? connectorTexts.title({ name: connector.name }) : connectorTexts.anyTitle;
  useDocumentTitle(title);
  const isAway = connector?.connectionStatus === 'disconnected' || connector?.connectionStatus === 'never';
  const printPathOf = (article: Article) =>
    generatePath(paths.printConnectorArticle, { connectorId, id: String(article.id) });
  const source = <SourceChoice connectorId={connectorId} />;
  if (connector && !isAway)
    return (
      <ArticleChoice
        title={title}
        description={descriptionOf(connector)}
        windowOf={(filter) => connectorArticleQueries.page(id, filter)}
        printPathOf={printPathOf}
        none={connectorTexts.noArticles}
        minChars={SEARCH_MIN_CHARS}
        isOptionalCall
        source={source}
      >
        <ListScanner pathOf={printPathOf} connectorId={id} />
      </ArticleChoice>
    );
  return (
    <>
      <PageHeader
        title={title}
        actions={source}
        {...(connector && { description: descriptionOf(connector) })}
      />
      <QueryView query={connectors} isOptionalCall>
        {() =>
          connector ? (
            <ConnectorAway
              connector={connector}
              isAsking={connectors.isFetching}
              onRetry={() => void connectors.refetch()}
            />
          ) : (
            <EmptyState
              action={
                <Button component={Link} to={generatePath(paths.printArticles)} variant="default" h={44}>
                  {connectorTexts.goToOwn}
                </Button>
              }
            >
              {connectorTexts.notFound({ id: connectorId })}
            </EmptyState>
          )
        }
      </QueryView>
    </>
  );
}

const descriptionOf = ({ machineName }: Connector): string =>
  machineName === '' ? connectorTexts.description : connectorTexts.descriptionOn({ machine: machineName });
