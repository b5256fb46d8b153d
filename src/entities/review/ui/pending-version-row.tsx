import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PendingVersion } from '../api/pending-version-schema';
import { texts } from '../i18n';
import { reviewStep } from '../model/review-step';
import { reviewStepName } from '../model/review-step-name';
import classes from './pending-versions.module.css';

const { pending } = texts;

/** Row for one pending version, with its next step. */
export function PendingVersionRow({ version }: { version: PendingVersion }) {
  const nameId = useId();
  const { kind, path } = reviewStep(version);
  return (
    <tr>
      <td>
        {pending.numbered({ number: version.version ?? version.labelVersionId })}
        <span className={classes['detail']}>{pending.waits[kind]}</span>
      </td>
      <td id={nameId} className={classes['name']} dir="auto">
        {version.name}
      </td>
      <td className={classes['action']}>
        <Button component={Link} to={path} variant="light" size="sm" aria-describedby={nameId}>
          {reviewStepName(kind)}
        </Button>
      </td>
    </tr>
  );
}
