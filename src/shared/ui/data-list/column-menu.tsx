import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { uiTexts } from '../i18n';

const texts = uiTexts.dataList;

interface ColumnMenuProps {
  columns: readonly { key: string; title: string }[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** Menu that shows and hides the optional columns. */
export function ColumnMenu({ columns, hidden, onToggle }: ColumnMenuProps) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus withRoles transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <Button variant="default" size="md" leftSection={<Columns3 size={16} aria-hidden />}>
          {texts.columns}
        </Button>
      </Popover.Target>
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
