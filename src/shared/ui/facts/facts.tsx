import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Names and what they are; those that are nothing are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
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
