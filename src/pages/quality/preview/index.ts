export { PreviewPage } from './ui/preview-page';
