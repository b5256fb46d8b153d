import type { LabelFontUrls } from '@/entities/label/index.worker';
import type { CheckRequest, CheckResult } from './article-check';

/** Message to the worker: a check, the end of one, or the order to load what the first one needs. */
export type CheckMessage =
  | { readonly id: number; readonly request: CheckRequest; readonly fontUrls: LabelFontUrls }
  | { readonly id: number; readonly cancel: true }
  | { readonly warmUp: LabelFontUrls };

/** Reason why a check failed: something could not be fetched, or the label cannot be laid out. */
export type CheckFault = 'not-loaded' | 'not-checked';

/** Message of the worker about a check: what was found since the last one, its end, or why it failed. */
export type CheckAnswer =
  | { readonly id: number; readonly found: CheckResult }
  | { readonly id: number; readonly isDone: true }
  | { readonly id: number; readonly fault: CheckFault };
