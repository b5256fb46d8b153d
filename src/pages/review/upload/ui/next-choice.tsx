import { Radio, Textarea } from '@mantine/core';
import { texts } from '../i18n';
import type { NextStep, VersionValues } from '../model/version-values';
import classes from './upload.module.css';

interface NextChoiceProps {
  values: VersionValues;
  change: (patch: Partial<VersionValues>) => void;
  fault: string | undefined;
  /** Whether there is anything to comment on: a file, or that the version is ready. */
  hasComment: boolean;
}

const STEPS: readonly NextStep[] = ['draft', 'ready'];

/** Choice of the step after a save, and the comment for the approvers. */
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
