import type { ReactNode } from 'react';
import type { ChangedValue, TemplateChange } from 'label-core/compare';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import { useSeen } from '../lib/use-seen';
import { ChangeIcon } from './change-icon';
import classes from './change-table.module.css';
import type { VersionComparison } from './use-version-comparison';

const { table } = texts;

interface ChangeTableProps {
  comparison: VersionComparison;
  /** Actions of the table, next to its heading. */
  children: ReactNode;
}

/** Table of the differences between the two templates in words: old, new, and kind of change. */
export function ChangeTable({ comparison, children }: ChangeTableProps) {
  const { drawn, titles, isFirst, changes, seeTable } = comparison;
  const end = useSeen<HTMLSpanElement>(drawn !== undefined, seeTable);
  if (!drawn || isFirst) return null;
  return (
    <section className={classes['section']} aria-labelledby="changed-texts">
      <div className={classes['heading']}>
        <h2 id="changed-texts">
          {table.title} {changes.length > 0 && <span>{changes.length}</span>}
        </h2>
        {children}
      </div>
      {changes.length === 0 ? (
        <p className={classes['none']}>{table.empty}</p>
      ) : (
        <table className={classes['table']} aria-labelledby="changed-texts">
          <thead>
            <tr>
              {[table.item, titles?.before ?? table.before, titles?.after ?? table.after, table.change].map(
                (title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow
                key={`${change.subject} ${change.name} ${change.property.code} ${change.change}`}
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
        <span dir="auto">{table.subjects[subject]({ name })}</span>
        <span className={classes['property']}>{translated(property)}</span>
      </th>
      <td data-title={table.before}>
        <Value value={before} isGone={change !== 'added'} />
      </td>
      <td data-title={table.after}>
        <Value value={after} />
      </td>
      <td data-title={table.change}>
        <span className={classes['kind']} data-kind={change}>
          <ChangeIcon change={change} size={14} />
          {texts.kinds[change]}
        </span>
      </td>
    </tr>
  );
}

/** Shows a value of the template; no value and an empty one look different. */
function Value({ value: given, isGone = false }: { value: ChangedValue | undefined; isGone?: boolean }) {
  if (given === undefined) return table.noValue;
  const value = typeof given === 'string' ? given : translated(given);
  if (value === '') return <em>{table.emptyValue}</em>;
  return isGone ? <del dir="auto">{value}</del> : <ins dir="auto">{value}</ins>;
}
