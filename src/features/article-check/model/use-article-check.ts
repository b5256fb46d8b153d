import type { LabelTemplate } from 'label-core';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ExampleFacts } from '@/entities/label';
import type { CarryingArticle } from '../api/carrying-articles-queries';
import { CHECK_DELAY_MS } from '../config/article-check';
import { bothResults, NOTHING_CHECKED, type CheckResult } from './article-check';
import { articlesToCheck, type ArticlesToCheck } from './articles-to-check';
import { CheckFailed, checkInWorker, warmUpCheck } from './check-in-worker';
import type { CheckFault } from './check-messages';

/** What is checked: the same objects are the same check. */
interface CheckSubject {
  readonly carrying: readonly CarryingArticle[];
  readonly template: LabelTemplate;
  readonly dpi: number;
  /** What examples of computed values are made from; undefined while it is asked for. */
  readonly facts: ExampleFacts | undefined;
}

interface ArticleCheckOptions extends CheckSubject {
  /** The template was edited since, and the edited one comes next. */
  readonly isEdited?: boolean;
}

interface Attempt extends CheckSubject {
  /** Increases with every retry. */
  readonly attempt: number;
}

/** A check that has begun, with what it has found so far. */
export interface StartedCheck extends ArticlesToCheck {
  readonly subject: Attempt;
  readonly result: CheckResult;
  readonly isDone: boolean;
  readonly fault: CheckFault | undefined;
}

export interface ArticleCheck {
  /** The check to be shown: the last complete one, else what the running one has found so far. */
  readonly shown: StartedCheck | undefined;
  /** Number of articles that the running check has laid out; 0 while it waits for the last edit. */
  readonly checked: number;
  /** Whether what is shown is not of this template, dpi and articles, or not complete. */
  readonly isChecking: boolean;
  readonly fault: CheckFault | undefined;
  readonly retry: () => void;
}

interface Checks {
  readonly latest?: StartedCheck;
  readonly complete?: StartedCheck;
}

/**
 * Checks all articles with a template: at once the first time, later two seconds after the last change. A change and the
 * end of the component cancel the check that runs.
 */
export function useArticleCheck({
  carrying,
  template,
  dpi,
  facts,
  isEdited = false,
}: ArticleCheckOptions): ArticleCheck {
  const [{ latest, complete }, setChecks] = useState<Checks>({});
  const [attempt, setAttempt] = useState(0);
  const startsAtOnce = useRef(true);

  useEffect(() => warmUpCheck(), []);
  useEffect(() => {
    if (carrying.length === 0 || isEdited || !facts) return undefined;
    const controller = new AbortController();
    const subject = { carrying, template, dpi, facts, attempt };
    const start = () => {
      startsAtOnce.current = false;
      void runCheck(subject, controller.signal, (check) =>
        // A key of the page does not wait for what is found meanwhile.
        startTransition(() =>
          setChecks((known) => ({ ...known, latest: check, ...(check.isDone && { complete: check }) })),
        ),
      );
    };
    const timer = setTimeout(start, startsAtOnce.current ? 0 : CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [carrying, template, dpi, facts, attempt, isEdited]);

  const current = isSame(latest?.subject, { carrying, template, dpi, facts, attempt }) ? latest : undefined;
  return {
    shown: current?.isDone === true ? current : (complete ?? latest),
    checked: current?.result.checked ?? 0,
    isChecking: carrying.length > 0 && current?.isDone !== true && !current?.fault,
    fault: current?.fault,
    retry: () => {
      startsAtOnce.current = true;
      setAttempt((count) => count + 1);
    },
  };
}

const isSame = (one: Attempt | undefined, other: Attempt): boolean =>
  one?.carrying === other.carrying &&
  one.template === other.template &&
  one.dpi === other.dpi &&
  one.facts === other.facts &&
  one.attempt === other.attempt;

/** Runs a check and calls `show` whenever there is more of it; not after it was cancelled. */
async function runCheck(
  subject: Attempt,
  signal: AbortSignal,
  show: (check: StartedCheck) => void,
): Promise<void> {
  const { carrying, template, dpi, facts = {} } = subject;
  const { articles, sampled } = articlesToCheck(template, carrying);
  let result = NOTHING_CHECKED;
  const showNow = (state: { isDone?: boolean; fault?: CheckFault } = {}) =>
    show({ subject, articles, sampled, result, isDone: false, fault: undefined, ...state });
  showNow();
  try {
    const values = articles.map((article) => article.values);
    await checkInWorker(
      { template, dpi, values, facts },
      (found) => {
        result = bothResults(result, found);
        showNow();
      },
      signal,
    );
    showNow({ isDone: true });
  } catch (error) {
    if (!signal.aborted) showNow({ fault: error instanceof CheckFailed ? error.fault : 'not-checked' });
  }
}
