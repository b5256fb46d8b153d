import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Group, groupQueries, groupTree, GroupTreeList } from '@/entities/group';
import type { FieldsProps } from '@/shared/lib/form';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { LabelValues } from '../model/label-form';
import { toggledId } from '../model/toggled-id';
import classes from './setup.module.css';

/** Choice of the groups that can use the label, in their two levels. */
export function GroupChoice({ values, change }: Pick<FieldsProps<LabelValues>, 'values' | 'change'>) {
  const groups = useQuery(groupQueries.ofOrganization());
  const headingId = useId();
  const box = ({ id, name }: Group) => (
    <Checkbox
      label={name}
      size="md"
      checked={values.groupIds.includes(id)}
      onChange={() => change({ groupIds: toggledId(values.groupIds, id) })}
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
