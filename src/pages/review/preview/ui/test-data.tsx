import { Button } from '@mantine/core';
import type { TestDataRow } from '@/entities/review';
import type { SampleChoice } from '@/features/compare-versions';
import { texts } from '../i18n';
import classes from './preview.module.css';

interface TestDataProps {
  rows: readonly TestDataRow[];
  sample: SampleChoice;
  choose: (id: string) => void;
}

/** Test data of the version: the rows of values that were entered for its review. */
export function TestData({ rows, sample, choose }: TestDataProps) {
  return (
    <section className={classes['section']}>
      <h2>{texts.testData}</h2>
      {rows.length === 0 ? (
        <p className={classes['quiet']}>{texts.noTestData}</p>
      ) : (
        <ul className={classes['rows']}>
          {rows.map(({ name, values }, row) => (
            <li key={`${name} ${row}`}>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={texts.showRow({ name })}
                aria-pressed={sample.row === row}
                onClick={() => choose(`row-${row}`)}
              >
                {name}
              </Button>
              <dl className={classes['values']}>
                {Object.entries(values).map(([variable, value]) => (
                  <div key={variable}>
                    <dt>{variable}</dt>
                    <dd dir="auto">{value || texts.none}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
