import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Name and value; a value of undefined, "" or false is unknown. */
export type Fact = readonly [name: string, value: ReactNode];

/** List of names and values, without the unknown ones. */
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
