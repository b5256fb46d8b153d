export { ArticleScanner } from './ui/article-scanner';
export { LabelScanner } from './ui/label-scanner';
export { ListScanner } from './ui/list-scanner';
export { fetchScannerParts } from './ui/fetch-scanner-parts';
