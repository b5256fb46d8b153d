export { ArticlesPanel } from './ui/articles-panel';
export { CheckFailed, checkInWorker, warmUpCheck } from './model/check-in-worker';
export { bothResults, NOTHING_CHECKED, type CheckResult } from './model/article-check';
export type { CheckFault } from './model/check-messages';
