import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import type { RouteSpec } from './route-spec';

/**
 * The addresses of articles take a connector whose article is meant. Until those are offered the screen says so: the
 * organisation's own article of the same number is another one, and must not be printed in its place.
 */
export function unlessOfConnector(page: RouteSpec['page']): RouteSpec['page'] {
  return async () => {
    const [Page, { ConnectorArticlesPage }] = await Promise.all([
      page(),
      import('@/pages/print/connector-articles'),
    ]);
    return choiceOf(Page, ConnectorArticlesPage);
  };
}

function choiceOf(Page: ComponentType, OfConnector: ComponentType): ComponentType {
  return function ArticlesScreen() {
    return useParams()['connectorId'] === undefined ? <Page /> : <OfConnector />;
  };
}
