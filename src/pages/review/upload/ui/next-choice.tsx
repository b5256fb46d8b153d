import { Radio, Textarea } from '@mantine/core';
import { texts } from '../i18n';
import type { NextStep, VersionValues } from '../model/version-values';
import classes from './upload.module.css';

interface NextChoiceProps {
  values: VersionValues;
  change: (patch: Partial<VersionValues>) => void;
  fault: string | undefined;
  /** There is something to be said with the version: a file, or that it is ready. */
  hasComment: boolean;
}

const STEPS: readonly NextStep[] = ['draft', 'ready'];

/** What becomes of the version once it is saved, and what is said to those who approve it. */
export function NextChoice({ values, change, fault, hasComment }: NextChoiceProps) {
  return (
    <section className={classes['section']}>
      <Radio.Group
        label={<h2>{texts.next}</h2>}
        value={values.next}
        onChange={(value) => {
          const next = STEPS.find((step) => step === value);
          if (next) change({ next });
        }}
      >
        <div className={classes['section']} style={{ marginBlockStart: 12 }}>
          {STEPS.map((step) => {
            const { label, hint } = texts.nextSteps[step];
            return <Radio key={step} value={step} size="md" label={label} description={hint} />;
          })}
        </div>
      </Radio.Group>
      {hasComment && (
        <Textarea
          label={texts.comment}
          description={texts.commentHint}
          autosize
          minRows={2}
          maxRows={8}
          value={values.comment}
          error={fault}
          onChange={(event) => change({ comment: event.currentTarget.value })}
        />
      )}
    </section>
  );
}
