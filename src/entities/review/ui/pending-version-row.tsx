import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PendingVersion } from '../api/pending-version-schema';
import { reviewStep } from '../model/review-step';
import { reviewStepWords } from '../model/review-step-words';
import classes from './pending-versions.module.css';
import { texts } from './pending-version-texts';

/** One version that waits, and what is to be done with it. */
export function PendingVersionRow({ version }: { version: PendingVersion }) {
  const nameId = useId();
  const { kind, path } = reviewStep(version);
  return (
    <tr>
      <td>
        {texts.version(version.version, String(version.labelVersionId))}
        <span className={classes['detail']}>{texts.waits(kind)}</span>
      </td>
      <td id={nameId} className={classes['name']} dir="auto">
        {version.name}
      </td>
      <td className={classes['action']}>
        <Button component={Link} to={path} variant="light" size="sm" aria-describedby={nameId}>
          {reviewStepWords(kind)}
        </Button>
      </td>
    </tr>
  );
}
