import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Group, groupQueries, groupTree, GroupTreeList } from '@/entities/group';
import type { Id } from '@/shared/api';
import type { FieldsProps } from '@/shared/lib/form';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { PrinterValues } from '../model/printer-form';
import classes from './setup.module.css';

/** Choice of the groups that can use the printer, in their two levels. */
export function GroupChoice({ values, change }: Pick<FieldsProps<PrinterValues>, 'values' | 'change'>) {
  const groups = useQuery(groupQueries.ofOrganization());
  const headingId = useId();
  const toggle = (id: Id, isChosen: boolean) =>
    change({ groupIds: isChosen ? [...values.groupIds, id] : values.groupIds.filter((one) => one !== id) });
  const box = ({ id, name }: Group) => (
    <Checkbox
      label={name}
      size="md"
      checked={values.groupIds.includes(id)}
      onChange={(event) => toggle(id, event.currentTarget.checked)}
    />
  );
  return (
    <section className={classes['section']} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.groups}</h2>
      <p className={classes['hint']}>{texts.groupsHint}</p>
      <QueryView query={groups}>
        {(all) =>
          groupTree(all).length === 0 ? (
            <p className={classes['hint']}>{texts.noGroups}</p>
          ) : (
            <GroupTreeList groups={all} box={box} />
          )
        }
      </QueryView>
    </section>
  );
}
