import { Checkbox, Popover, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { uiTexts } from '../i18n';

const texts = uiTexts.dataList;

interface ColumnMenuProps {
  button: ReactElement;
  /** Opens at once: its button was pressed while this code was being loaded. */
  isOpenAtFirst: boolean;
  /** Takes the focus at once: its button had it while this code was being loaded. */
  isFocusedAtFirst: boolean;
  /** Both were done: a menu that is drawn again later stays closed and leaves the focus where it is. */
  onTaken: () => void;
  columns: readonly { key: string; title: string }[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Menu that shows and hides the optional columns. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { button, isOpenAtFirst, isFocusedAtFirst, onTaken, columns, hidden, onToggle } = props;
  const target = useRef<HTMLButtonElement>(null);
  const takeOver = useEffectEvent(() => {
    if (isFocusedAtFirst) target.current?.focus();
    onTaken();
  });
  useEffect(() => takeOver(), []);
  return (
    <Popover
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles
      transitionProps={{ duration: 0 }}
      defaultOpened={isOpenAtFirst}
    >
      <Popover.Target ref={target}>{button}</Popover.Target>
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
