import { useQuery } from '@tanstack/react-query';
import { labelQueries, LabelStateBadge, formatSize } from '@/entities/label';
import type { Id } from '@/shared/api';
import { formatDateTime } from '@/shared/lib/date';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import classes from './setup.module.css';

/** List of all versions of the label with their states, newest first. */
export function LabelVersions({ labelId }: { labelId: Id }) {
  const versions = useQuery(labelQueries.versions(labelId));
  return (
    <section className={classes['section']}>
      <h2 id="label-versions">{texts.versions}</h2>
      <QueryView query={versions} isOptionalCall>
        {(all) => (
          <table className={classes['table']} aria-labelledby="label-versions">
            <thead>
              <tr>
                {[texts.version, texts.state, texts.size, texts.uploadedBy, texts.createdAt].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map((one) => (
                <tr key={one.labelVersionId}>
                  <th scope="row">{one.version}</th>
                  <td>
                    <LabelStateBadge state={one.state} />
                  </td>
                  <td>{formatSize(one.widthMm, one.heightMm)}</td>
                  <td>{one.uploadedBy}</td>
                  <td>{formatDateTime(one.createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryView>
    </section>
  );
}
