import { ActionIcon, Menu } from '@mantine/core';
import { ChevronDown, Download, ImageDown } from 'lucide-react';
import type { SaveWay } from '../../model/save-ways';
import { texts } from '../../i18n';
import { wayWords } from './way-words';

interface SaveMenuProps {
  ways: readonly SaveWay[];
  isBusy: boolean;
  onSave: (way: SaveWay) => void;
  onDownload: () => void;
  /** Downloads the drawing with the shown values. */
  onDrawing: () => void;
}

/** Menu beside the main button: the other ways to save, and the design and its drawing as files. */
export function SaveMenu({ ways, isBusy, onSave, onDownload, onDrawing }: SaveMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={texts.save.more} disabled={isBusy}>
          <ChevronDown size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map(
          (way, index) =>
            index > 0 && (
              <Menu.Item key={way.kind} onClick={() => onSave(way)}>
                {wayWords(ways, index)}
              </Menu.Item>
            ),
        )}
        {ways.length > 1 && <Menu.Divider />}
        <Menu.Item leftSection={<Download size={16} aria-hidden />} onClick={onDownload}>
          {texts.save.download}
        </Menu.Item>
        <Menu.Item leftSection={<ImageDown size={16} aria-hidden />} onClick={onDrawing}>
          {texts.save.drawing}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
