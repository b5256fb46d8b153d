export { ArticleScanner, fetchScannerParts } from './ui/article-scanner';
export { LabelScanner } from './ui/label-scanner';
export { ListScanner } from './ui/list-scanner';
