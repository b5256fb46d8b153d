import { Progress } from '@mantine/core';
import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import type { StartedCheck } from '../model/use-article-check';
import classes from './articles.module.css';
import { texts } from '../i18n';

interface FitHeadlineProps {
  /** Check to be shown. */
  check: StartedCheck | undefined;
  isChecking: boolean;
  /** Number of articles that the running check has laid out. */
  checked: number;
  total: number;
}

/**
 * How many articles fit, once all are checked, and how far the next check is. It keeps its height, so that no row moves
 * away under the pointer with every edit.
 */
export function FitHeadline({ check, isChecking, checked, total }: FitHeadlineProps) {
  const isKnown = check?.isDone === true;
  return (
    <div className={classes['head']}>
      <div className={classes['headline']}>
        <p role="status" className={classes['headline']}>
          {isKnown ? <Fit check={check} /> : isChecking && texts.checking}
          {isKnown && isChecking && (
            <Badge color="gray" icon={LoaderCircle}>
              {texts.checkingAgain}
            </Badge>
          )}
        </p>
        {isChecking && <span className={classes['hint']}>{texts.progress({ checked, total })}</span>}
      </div>
      <CheckProgress share={isChecking ? checked / total : undefined} />
    </div>
  );
}

function Fit({ check: { articles, result } }: { check: StartedCheck }) {
  const isGood = result.findings.length === 0;
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <span className={classes['fit']} data-good={isGood}>
      <Icon size={16} aria-hidden />
      <span>{texts.fit({ fit: articles.length - result.findings.length, total: articles.length })}</span>
    </span>
  );
}

const PERCENT = 100;

interface CheckProgressProps {
  /** Share of the articles that was checked, 0 to 1; undefined where no check runs: the place of the bar stays. */
  share: number | undefined;
}

/** Bar of a check. Not for screen readers: the figures are beside the result, which is announced. */
function CheckProgress({ share }: CheckProgressProps) {
  return (
    <div className={classes['bar']} aria-hidden>
      {share !== undefined && <Progress value={share * PERCENT} size="xs" />}
    </div>
  );
}
