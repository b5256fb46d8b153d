import { BringToFront, ChevronDown, ChevronUp, RotateCcw, RotateCw, SendToBack } from 'lucide-react';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { EditTools } from './edit-tools';
import classes from './fields.module.css';

const TURNS = [
  { name: 'left', quarters: -1, icon: RotateCcw },
  { name: 'right', quarters: 1, icon: RotateCw },
] as const;
const PLACES = [
  { to: 'front', icon: BringToFront },
  { to: 'forward', icon: ChevronUp },
  { to: 'backward', icon: ChevronDown },
  { to: 'back', icon: SendToBack },
] as const;

interface TurnAndOrderProps extends Pick<EditProps, 'onEdit'> {
  ids: readonly string[];
}

/** Turns elements by quarters, and changes what is in front of what. */
export function TurnAndOrder({ ids, onEdit }: TurnAndOrderProps) {
  const { turn, order } = texts.inspector;
  return (
    <div className={classes['toolGroups']}>
      <EditTools
        label={turn.group}
        tools={TURNS.map(({ name, quarters, icon }) => ({
          name: turn[name],
          icon,
          edit: { kind: 'turn', ids, quarters },
        }))}
        onEdit={onEdit}
      />
      <EditTools
        label={order.group}
        tools={PLACES.map(({ to, icon }) => ({ name: order[to], icon, edit: { kind: 'order', ids, to } }))}
        onEdit={onEdit}
      />
    </div>
  );
}
