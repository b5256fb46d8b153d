import { Button } from '@mantine/core';
import { Copy, Lock, LockOpen, Move, Trash2 } from 'lucide-react';
import { texts } from '../i18n';
import type { InspectorProps } from '../model/inspector-props';
import classes from './fields.module.css';

interface ElementActionsProps extends Pick<InspectorProps, 'onEdit' | 'onDuplicate' | 'onPickUp'> {
  ids: readonly string[];
  /** All of them are locked. */
  isLocked: boolean;
}

/** What is done with whole elements: lock, duplicate, pick up, delete. */
export function ElementActions({ ids, isLocked, onEdit, onDuplicate, onPickUp }: ElementActionsProps) {
  const words = texts.inspector;
  const LockIcon = isLocked ? LockOpen : Lock;
  const icon = { size: 14, 'aria-hidden': true };
  const look = { size: 'xs', variant: 'default' } as const;
  return (
    <div className={classes['actions']}>
      <Button
        {...look}
        disabled={isLocked}
        title={words.pickUpHint}
        leftSection={<Move {...icon} />}
        onClick={onPickUp}
      >
        {words.pickUp}
      </Button>
      <Button {...look} leftSection={<Copy {...icon} />} onClick={onDuplicate}>
        {words.duplicate}
      </Button>
      <Button
        {...look}
        leftSection={<LockIcon {...icon} />}
        onClick={() => onEdit({ kind: 'lock', ids, isLocked: !isLocked })}
      >
        {isLocked ? words.unlock : words.lock}
      </Button>
      <Button
        {...look}
        disabled={isLocked}
        leftSection={<Trash2 {...icon} />}
        onClick={() => onEdit({ kind: 'remove', ids })}
      >
        {words.remove}
      </Button>
    </div>
  );
}
