export { articleLabelSubject, articleSubject, labelSubject, type PrintSubject } from './model/print-subject';
export { useLabelPrinter } from './model/use-label-printer';
export { readArticleToPrint } from './api/read-article-to-print';
export { useArticleToPrint } from './model/use-article-to-print';
export { fetchPrintParts } from './ui/fetch-print-parts';
export { PrintLabelScreen } from './ui/print-label-screen';
