import { ActionIcon } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import classes from './fields.module.css';

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
  isPressed?: boolean;
}

/** Button with a picture and its name as a tooltip. */
export function ToolButton({ label, icon: Icon, onClick, disabled = false, isPressed }: ToolButtonProps) {
  return (
    <ActionIcon
      variant={isPressed === true ? 'light' : 'default'}
      size={32}
      className={classes['tool']}
      aria-label={label}
      title={label}
      disabled={disabled}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
