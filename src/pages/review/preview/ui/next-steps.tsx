import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import {
  canTake,
  refusalOf,
  replacePath,
  reviewStep,
  reviewStepName,
  type ReviewVersion,
} from '@/entities/review';
import { qualityRolesOf, useSessionUser } from '@/entities/session';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './preview.module.css';

/** Links to this person's next steps: a pending decision, the file, the history. */
export function NextSteps({ version }: { version: ReviewVersion }) {
  const roles = qualityRolesOf(useSessionUser());
  const step = reviewStep(version);
  const action = step.kind === 'publish' ? 'publish' : 'approve';
  const mayDecide =
    step.kind !== 'preview' &&
    (refusalOf(version, roles, action) === undefined || canTake(version, roles, 'reject'));
  const ways = [
    ...(mayDecide ? [{ to: step.path, words: reviewStepName(step.kind) }] : []),
    ...(canTake(version, roles, 'replace-file') ? [{ to: replacePath(version), words: texts.replace }] : []),
    { to: generatePath(paths.qualityLabel, { labelId: String(version.labelId) }), words: texts.details },
  ];
  return (
    <section className={classes['section']}>
      <h2>{texts.next}</h2>
      <ul className={classes['ways']}>
        {ways.map(({ to, words }) => (
          <li key={to}>
            <Anchor component={Link} to={to}>
              {words}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
