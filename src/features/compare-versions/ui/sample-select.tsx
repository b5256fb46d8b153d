import { useId } from 'react';
import { NativeSelect } from '@mantine/core';
import { texts } from '../i18n';
import type { SampleChoice } from '../lib/sample-choices';
import classes from './compare-versions.module.css';

const GROUPS = ['test-data', 'label', 'stress'] as const;

interface SampleSelectProps {
  comparison: {
    samples: readonly SampleChoice[];
    sample: SampleChoice;
    choose: (id: string) => void;
  };
}

/** Select for the values of the label: the test data of the version, its own sample, or a stress case. */
export function SampleSelect({ comparison: { samples, sample, choose } }: SampleSelectProps) {
  const id = useId();
  const data = GROUPS.map((group) => ({
    group: texts.groups[group],
    items: samples
      .filter((choice) => choice.group === group)
      .map((choice) => ({ value: choice.id, label: choice.words })),
  })).filter(({ items }) => items.length > 0);
  return (
    <div className={classes['sample']}>
      <label htmlFor={id}>{texts.sample}</label>
      <NativeSelect
        id={id}
        size="sm"
        data={data}
        value={sample.id}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}
