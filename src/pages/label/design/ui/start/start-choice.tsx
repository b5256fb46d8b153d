import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatSize } from '@/entities/label';
import { useSessionUser } from '@/entities/session';
import type { useBegin } from '../../api/begin-design-mutation';
import { designBaseQueries } from '../../api/design-base-queries';
import type { DesignThing } from '../../model/design-thing';
import { designRights } from '../../model/save-ways';
import classes from './start.module.css';

interface StartChoiceProps {
  name: string;
  widthMm: number | undefined;
  heightMm: number | undefined;
  /** Small picture of what is begun with. */
  picture: ReactNode;
  from: NonNullable<(DesignThing & { kind: 'new' })['from']>;
  beginning: ReturnType<typeof useBegin>;
}

/** One thing that a new label can begin with, in a list of them. */
export function StartChoice({ name, widthMm, heightMm, picture, from, beginning }: StartChoiceProps) {
  const rights = designRights(useSessionUser());
  const key = JSON.stringify(from);
  const query = designBaseQueries.base({ kind: 'new', from }, rights);
  return (
    <li>
      <Button
        variant="default"
        fullWidth
        justify="start"
        className={classes['choice'] ?? ''}
        leftSection={picture}
        aria-busy={beginning.reading === key}
        onClick={() => beginning.begin({ key, read: (client) => client.query(query) })}
      >
        <span className={classes['name']} dir="auto">
          {name}
        </span>{' '}
        <span className={classes['facts']}>{formatSize(widthMm, heightMm)}</span>
      </Button>
    </li>
  );
}
