import { Checkbox, Popover, Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { uiTexts } from '../i18n';

const texts = uiTexts.dataList;

interface ColumnMenuProps {
  button: ReactElement;
  /** Opens at once: its button was pressed while this code was being loaded. */
  isOpenAtFirst: boolean;
  columns: readonly { key: string; title: string }[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Menu that shows and hides the optional columns. */
export function ColumnMenu({ button, isOpenAtFirst, columns, hidden, onToggle }: ColumnMenuProps) {
  return (
    <Popover
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles
      transitionProps={{ duration: 0 }}
      defaultOpened={isOpenAtFirst}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={texts.columns}>
        <Stack gap="sm">
          {columns.map(({ key, title }) => (
            <Checkbox key={key} label={title} checked={!hidden.has(key)} onChange={() => onToggle(key)} />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
