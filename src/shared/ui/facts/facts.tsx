import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** A name and its value; a value of undefined, "" or false is not known. */
export type Fact = readonly [name: string, value: ReactNode];

/** A list of names and values; those that are not known are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(([, value]) => value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
