export { PublishPage } from './ui/publish-page';
