import { Button } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import { findingsOf } from '../lib/findings';
import classes from './stress-findings.module.css';
import type { VersionComparison } from './use-version-comparison';

type StressedVersion = Pick<VersionComparison, 'stress' | 'sample' | 'choose'>;

/** List of the results of the stress cases; each case can be viewed. Empty until they have run. */
export function StressFindings({ comparison: { stress, sample, choose } }: { comparison: StressedVersion }) {
  const cases = (stress.data ?? []).map((one) => ({
    ...one,
    words: translated(one.words),
    findings: findingsOf(one),
  }));
  const bad = cases.filter(({ findings }) => findings.length > 0);
  if (stress.error) return null;
  return (
    <section className={classes['section']} aria-labelledby="stress-cases" aria-busy={stress.isPending}>
      <h2 id="stress-cases">{texts.stress.title}</h2>
      <p className={classes['hint']}>{texts.stress.hint}</p>
      {stress.isPending && (
        <p role="status" className={classes['hint']}>
          {texts.stress.waiting}
        </p>
      )}
      {stress.data && bad.length === 0 && (
        <p className={classes['good']}>
          <CircleCheck size={16} aria-hidden />
          {texts.stress.good}
        </p>
      )}
      {bad.length > 0 && (
        <ul className={classes['cases']}>
          {bad.map(({ id, words, findings }) => (
            <li key={id}>
              <TriangleAlert size={16} aria-hidden className={classes['sign']} />
              <div>
                <strong>{words}</strong> · {texts.stress.found({ count: findings.length })}
                <ul className={classes['findings']}>
                  {findings.map((finding) => (
                    <li key={finding}>{finding}</li>
                  ))}
                </ul>
              </div>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={texts.stress.showCase({ name: words })}
                aria-pressed={sample.id === `stress-${id}`}
                onClick={() => choose(`stress-${id}`)}
              >
                {texts.stress.show}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
