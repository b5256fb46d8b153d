import {
  AlignHorizontalDistributeCenter,
  AlignVerticalDistributeCenter,
  MoveHorizontal,
  MoveVertical,
  Scaling,
} from 'lucide-react';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { EditTools } from './edit-tools';
import classes from './fields.module.css';

const LEAST_TO_DISTRIBUTE = 3;
const AXES = [
  { axis: 'x', icon: AlignHorizontalDistributeCenter },
  { axis: 'y', icon: AlignVerticalDistributeCenter },
] as const;
const SIDES = [
  { side: 'width', icon: MoveHorizontal },
  { side: 'height', icon: MoveVertical },
  { side: 'both', icon: Scaling },
] as const;

interface SpreadToolsProps extends Pick<EditProps, 'onEdit'> {
  ids: readonly string[];
}

/** Gives elements equal distances or the size of the last one. */
export function SpreadTools({ ids, onEdit }: SpreadToolsProps) {
  const { distribute, sameSize } = texts.inspector;
  return (
    <div className={classes['toolGroups']}>
      <EditTools
        label={distribute.group}
        disabled={ids.length < LEAST_TO_DISTRIBUTE}
        tools={AXES.map(({ axis, icon }) => ({
          name: distribute[axis],
          icon,
          edit: { kind: 'distribute', ids, axis },
        }))}
        onEdit={onEdit}
      />
      <EditTools
        label={sameSize.group}
        tools={SIDES.map(({ side, icon }) => ({
          name: sameSize[side],
          icon,
          edit: { kind: 'sameSize', ids, side },
        }))}
        onEdit={onEdit}
      />
    </div>
  );
}
