export { ConnectorArticlesPage } from './ui/connector-articles-page';
