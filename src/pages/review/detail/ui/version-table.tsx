import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReviewRole } from 'label-core/review';
import { Link } from 'react-router';
import { featureFlagQueries } from '@/entities/subscription';
import { LabelStateBadge, formatSize } from '@/entities/label';
import {
  canTake,
  previewPath,
  VersionHash,
  versionNumber,
  type LabelVersions,
  type VersionRow,
} from '@/entities/review';
import { useDateFormat } from '@/entities/preference';
import { texts } from '../i18n';
import { printedPath } from '../model/printed-path';
import type { AskedAction } from '../model/asked-action';
import classes from './label-review.module.css';

interface VersionTableProps {
  label: LabelVersions;
  roles: readonly ReviewRole[];
  onAsk: (asked: AskedAction) => void;
}

/** Table of the versions with state, uploader, time and contents, and a link to their prints. */
export function VersionTable({ label: { labelId, versions }, roles, onAsk }: VersionTableProps) {
  const dateOf = useDateFormat();
  const { data: features } = useQuery(featureFlagQueries.mine());
  const publication = ({ publishedAt, publishAt }: VersionRow) => {
    if (publishedAt !== '') return dateOf(publishedAt);
    return publishAt === '' ? texts.none : texts.scheduled({ at: dateOf(publishAt) });
  };
  return (
    <section className={classes['section']}>
      <h2 id="label-versions">{texts.versions}</h2>
      <table className={classes['table']} aria-labelledby="label-versions">
        <thead>
          <tr>
            {[texts.version, texts.state, texts.uploadedAt, texts.published, texts.hash, texts.actions].map(
              (title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {versions.map((row) => {
            const { labelVersionId, version, state } = row;
            const number = versionNumber(version);
            const prints = features?.printHistoryEnabled === true && printedPath(labelId, row, versions);
            return (
              <tr key={labelVersionId}>
                <th scope="row">
                  {version}
                  <span className={classes['quiet']}>{formatSize(row.widthMm, row.heightMm)}</span>
                </th>
                <td data-title={texts.state}>
                  <LabelStateBadge state={state} />
                </td>
                <td data-title={texts.uploadedAt}>
                  <time dateTime={row.createdAt}>{dateOf(row.createdAt)}</time>
                  <span className={classes['quiet']} dir="auto">
                    {row.uploadedBy}
                  </span>
                </td>
                <td data-title={texts.published}>{publication(row)}</td>
                <td data-title={texts.hash}>
                  <VersionHash hash={row.versionHash} />
                </td>
                <td>
                  <div className={classes['rowActions']}>
                    <Link
                      to={previewPath({ labelId, labelVersionId })}
                      aria-label={texts.previewOf({ version: number })}
                    >
                      {texts.preview}
                    </Link>
                    {typeof prints === 'string' && (
                      <Link to={prints} aria-label={texts.printsOf({ version: number })}>
                        {texts.prints}
                      </Link>
                    )}
                    {state === 'Published' && canTake(row, roles, 'withdraw') && (
                      <Button
                        variant="subtle"
                        color="red"
                        size="compact-sm"
                        aria-label={texts.withdraw.actionOf({ version: number })}
                        onClick={() => onAsk({ action: 'withdraw', version: { labelId, ...row } })}
                      >
                        {texts.withdraw.action}
                      </Button>
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
