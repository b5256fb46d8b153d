import type { ReactNode } from 'react';
import type { Group } from '../api/group-schema';
import { groupTree } from '../model/group-tree';
import classes from './group-tree-list.module.css';

interface GroupTreeListProps {
  groups: readonly Group[];
  /** What stands for one group: a box to tick, for instance. */
  box: (group: Group) => ReactNode;
}

/** Groups as the two levels they have. */
export function GroupTreeList({ groups, box }: GroupTreeListProps) {
  return (
    <ul className={classes['level']}>
      {groupTree(groups).map(({ group, children }) => (
        <li key={group.id}>
          {box(group)}
          {children.length > 0 && (
            <ul className={classes['level']}>
              {children.map((child) => (
                <li key={child.id}>{box(child)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
