import type { Id } from '@/shared/api';
import type { FieldsProps } from '@/shared/lib/form';
import type { GroupValues } from '../model/group-form';
import classes from './group-setup.module.css';
import { MemberChoice } from './member-choice';
import { PlaceFields } from './place-fields';
import { PrinterChoice } from './printer-choice';
import { SettingsFields } from './settings-fields';

/** Fields of a group, in the usual order of setup. */
export function GroupFields({ groupId, ...fields }: FieldsProps<GroupValues> & { groupId: Id | undefined }) {
  return (
    <div className={classes['form']}>
      <PlaceFields {...fields} groupId={groupId} />
      <MemberChoice {...fields} groupId={groupId} />
      <PrinterChoice {...fields} groupId={groupId} />
      <SettingsFields values={fields.values} change={fields.change} />
    </div>
  );
}
