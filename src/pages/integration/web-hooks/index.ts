export { WebHooksPage } from './ui/web-hooks-page';
