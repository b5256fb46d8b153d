import { openLabelKit, type LabelFontUrls, type LabelKit } from '@/entities/label/index.worker';
import { nextTask } from '@/shared/lib/timing';
import { CHECK_REPORT_MS, CHECK_SLICE_MS } from '../config/article-check';
import {
  bothResults,
  createArticleCheck,
  NOTHING_CHECKED,
  type CheckRequest,
  type CheckResult,
} from './article-check';

/** Thrown when the library or the fonts could not be fetched: an error of the network, not of the label. */
export class CheckNotLoaded extends Error {
  override readonly name = 'CheckNotLoaded';
}

let opened: Promise<LabelKit> | undefined;

/** Loads the library and the fonts, once per thread; a failure is retried at the next call. Rejects with CheckNotLoaded. */
export function openCheck(fontUrls: LabelFontUrls): Promise<LabelKit> {
  opened ??= openLabelKit(fontUrls).catch((cause: unknown) => {
    opened = undefined;
    throw new CheckNotLoaded('kit', { cause });
  });
  return opened;
}

interface CheckOptions {
  readonly fontUrls: LabelFontUrls;
  /** Called with what was found since the last call. */
  readonly report: (found: CheckResult) => void;
  /** Throws when the check is no longer wanted; called after every pause. */
  readonly assertWanted: () => void;
}

/**
 * Checks all articles of a request in slices, between which the thread hears its messages. Rejects with CheckNotLoaded,
 * with the error of `assertWanted`, or as the layout does.
 */
export async function checkArticles(
  request: CheckRequest,
  { fontUrls, report, assertWanted }: CheckOptions,
): Promise<void> {
  const kit = await openCheck(fontUrls);
  assertWanted();
  const check = createArticleCheck(kit, request);
  let found = NOTHING_CHECKED;
  let pausedAt = performance.now();
  let reportedAt = pausedAt;
  // The first articles are told of at the first pause, so that a person sees that it began.
  let reportAfterMs: number = CHECK_SLICE_MS;
  for (const at of request.values.keys()) {
    found = bothResults(found, check(at));
    const now = performance.now();
    if (now - reportedAt >= reportAfterMs) {
      report(found);
      found = NOTHING_CHECKED;
      reportedAt = now;
      reportAfterMs = Math.min(Math.max(2 * reportAfterMs, CHECK_REPORT_MS.first), CHECK_REPORT_MS.longest);
    }
    if (now - pausedAt >= CHECK_SLICE_MS) {
      await nextTask();
      assertWanted();
      pausedAt = performance.now();
    }
  }
  report(found);
}
