import type { ReactNode } from 'react';
import type { Group } from '../api/group-schema';
import { groupTree } from '../model/group-tree';
import classes from './group-tree-list.module.css';

interface GroupTreeListProps {
  groups: readonly Group[];
  /** Renders one group, for instance as a checkbox. */
  box: (group: Group) => ReactNode;
}

/** List of groups in their two levels. */
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
