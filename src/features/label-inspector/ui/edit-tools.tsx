import type { Edit } from 'label-core/design';
import type { LucideIcon } from 'lucide-react';
import type { EditProps } from '../model/edit-props';
import classes from './fields.module.css';
import { ToolButton } from './tool-button';

interface EditToolsProps extends Pick<EditProps, 'onEdit'> {
  /** Name of the buttons together. */
  label: string;
  tools: readonly { readonly name: string; readonly icon: LucideIcon; readonly edit: Edit }[];
  disabled?: boolean;
  mergeKey?: string;
}

/** Buttons that each make an edit. */
export const EditTools = ({ label, tools, disabled = false, mergeKey, onEdit }: EditToolsProps) => (
  <div className={classes['tools']} role="group" aria-label={label}>
    {tools.map(({ name, icon, edit }) => (
      <ToolButton
        key={name}
        label={name}
        icon={icon}
        disabled={disabled}
        onClick={() => onEdit(edit, mergeKey)}
      />
    ))}
  </div>
);
