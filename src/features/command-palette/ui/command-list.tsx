import { ClipboardList, Clock, CornerDownRight, Package, Tag, User, type LucideIcon } from 'lucide-react';
import { texts } from '../i18n';
import type { Command } from '../model/command';
import type { CommandGroup, GroupName } from '../model/command-groups';
import classes from './command-palette.module.css';

const ICONS: Readonly<Record<GroupName, LucideIcon>> = {
  recent: Clock,
  screens: CornerDownRight,
  articles: Package,
  labels: Tag,
  orders: ClipboardList,
  users: User,
};

interface CommandListProps {
  listId: string;
  groups: readonly CommandGroup[];
  activeKey: string | undefined;
  optionIdOf: (key: string) => string;
  onMark: (key: string) => void;
  onChoose: (command: Command) => void;
}

/** Results by kind. The pointer highlights like the arrow keys, and never moves the focus out of the field. */
export function CommandList({ listId, groups, activeKey, optionIdOf, onMark, onChoose }: CommandListProps) {
  const shown = groups.filter(({ commands }) => commands.length > 0);
  if (shown.length === 0) return null;
  return (
    <div id={listId} role="listbox" aria-label={texts.results} className={classes['list']}>
      {shown.map(({ name, commands }) => {
        const Icon = ICONS[name];
        return (
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <div id={`${listId}-${name}`} role="presentation" className={classes['group']}>
              {texts.groups[name]}
            </div>
            {commands.map((command) => (
              // Keys go to the field above, which names the highlighted line by aria-activedescendant.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={command.key}
                id={optionIdOf(command.key)}
                role="option"
                aria-selected={command.key === activeKey}
                className={classes['option']}
                onPointerMove={() => onMark(command.key)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(command)}
              >
                <Icon size={18} aria-hidden />
                <span className={classes['text']} dir="auto">
                  {command.text}
                </span>
                <span className={classes['detail']} dir="auto">
                  {command.detail}
                </span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
