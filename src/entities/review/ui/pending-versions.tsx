import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { QueryView } from '@/shared/ui/query-view';
import type { PendingVersion } from '../api/pending-version-schema';
import { reviewQueries } from '../api/review-queries';
import { texts } from '../i18n';
import { PENDING_VERSIONS_SHOWN } from '../config/limits';
import classes from './pending-versions.module.css';
import { PendingVersionRow } from './pending-version-row';

const { pending } = texts;

interface PendingVersionsProps {
  /** Filter of the shown versions; all by default. */
  isShown?: (version: PendingVersion) => boolean;
}

/** Table of the label versions that wait for a decision, each with its next step; shown only when there are any. */
export function PendingVersions({ isShown }: PendingVersionsProps) {
  const versions = useQuery({
    ...reviewQueries.pending(),
    ...(isShown && { select: (all: readonly PendingVersion[]) => all.filter(isShown) }),
  });
  return (
    <section className={classes['section']} aria-label={pending.title}>
      <QueryView
        query={versions}
        loading={<Skeleton height={20} width={260} />}
        empty={
          <p className={classes['none']}>
            {pending.none}{' '}
            <Link to={paths.qualityLabels} className={classes['all']}>
              {pending.seeLabels}
            </Link>
          </p>
        }
      >
        {(found) => (
          <>
            <h2>{pending.title}</h2>
            <table className={classes['table']}>
              <thead>
                <tr>
                  <th scope="col">{pending.version}</th>
                  <th scope="col">{pending.labelName}</th>
                  <th scope="col" className={classes['action']}>
                    <span className={classes['unseen']}>{pending.action}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.slice(0, PENDING_VERSIONS_SHOWN).map((version) => (
                  <PendingVersionRow key={version.labelVersionId} version={version} />
                ))}
              </tbody>
            </table>
            <Link to={paths.qualityLabels} className={classes['all']}>
              {found.length > PENDING_VERSIONS_SHOWN
                ? pending.seeAll({ count: found.length })
                : pending.seeLabels}
            </Link>
          </>
        )}
      </QueryView>
    </section>
  );
}
