import { Button } from '@mantine/core';
import { refusalOf } from 'label-core/design';
import { Group, Ungroup } from 'lucide-react';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import classes from './fields.module.css';

/** Groups elements, so that they are selected together, and dissolves their groups. */
export function GroupTools({ template, ids, onEdit }: EditProps & { ids: readonly string[] }) {
  const isGrouped = template.design?.groups?.some((group) => ids.some((id) => group.includes(id))) ?? false;
  const group = { kind: 'group', ids } as const;
  const icon = { size: 14, 'aria-hidden': true };
  return (
    <div className={classes['actions']}>
      <Button
        size="xs"
        variant="default"
        disabled={refusalOf(template, group) !== undefined}
        leftSection={<Group {...icon} />}
        onClick={() => onEdit(group)}
      >
        {texts.inspector.group}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={!isGrouped}
        leftSection={<Ungroup {...icon} />}
        onClick={() => onEdit({ kind: 'ungroup', ids })}
      >
        {texts.inspector.ungroup}
      </Button>
    </div>
  );
}
