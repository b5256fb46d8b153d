import type { ReactNode } from 'react';
import { useSeen } from '../lib/use-seen';
import type { TemplateChange } from 'label-core/compare';
import { ChangeIcon } from './change-icon';
import classes from './change-table.module.css';
import { texts } from './texts';
import type { VersionComparison } from './use-version-comparison';

interface ChangeTableProps {
  comparison: VersionComparison;
  /** What can be done with the table, beside its heading. */
  children: ReactNode;
}

/** What the two templates say differently, in words: old, new, and what kind of change it is. */
export function ChangeTable({ comparison, children }: ChangeTableProps) {
  const { drawn, isFirst, changes, seeTable } = comparison;
  const end = useSeen<HTMLSpanElement>(drawn !== undefined, seeTable);
  if (!drawn || isFirst) return null;
  return (
    <section className={classes['section']} aria-labelledby="changed-texts">
      <div className={classes['heading']}>
        <h2 id="changed-texts">
          {texts.table} {changes.length > 0 && <span>{changes.length}</span>}
        </h2>
        {children}
      </div>
      {changes.length === 0 ? (
        <p className={classes['none']}>{texts.tableEmpty}</p>
      ) : (
        <table className={classes['table']} aria-labelledby="changed-texts">
          <thead>
            <tr>
              {[texts.what, texts.before, texts.after, texts.change].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow
                key={`${change.subject} ${change.name} ${change.property} ${change.change}`}
                change={change}
              />
            ))}
          </tbody>
        </table>
      )}
      {/* Below the last row: the table counts as seen when its end was. */}
      <span ref={end} aria-hidden className={classes['end']} data-testid="table-end" />
    </section>
  );
}

function ChangeRow({
  change: { subject, name, property, change, before, after },
}: {
  change: TemplateChange;
}) {
  return (
    <tr data-change={change}>
      <th scope="row">
        <span dir="auto">
          {texts.subject(subject)} {name}
        </span>
        <span className={classes['property']}>{property}</span>
      </th>
      <td data-title={texts.before}>
        <Value value={before} isGone={change !== 'added'} />
      </td>
      <td data-title={texts.after}>
        <Value value={after} />
      </td>
      <td data-title={texts.change}>
        <span className={classes['kind']} data-kind={change}>
          <ChangeIcon change={change} size={14} />
          {texts.kind(change)}
        </span>
      </td>
    </tr>
  );
}

/** A value as it stands in the template; what is not there and what is empty are told apart. */
function Value({ value, isGone = false }: { value: string | undefined; isGone?: boolean }) {
  if (value === undefined) return texts.none;
  if (value === '') return <em>{texts.empty}</em>;
  return isGone ? <del dir="auto">{value}</del> : <ins dir="auto">{value}</ins>;
}
