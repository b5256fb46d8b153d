import { Button, Menu } from '@mantine/core';
import { ChevronDown, FileInput, ImageUp } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { nextTask } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Designing } from '../../model/use-designing';
import type { TracingState } from '../../model/use-tracing';
import { texts } from '../i18n';

/** Loaded when they are first opened. */
const FileDialog = lazyPart(async () => ({ default: (await import('./file-dialog')).FileDialog }));
const TracingDrawer = lazyPart(async () => ({ default: (await import('./tracing-drawer')).TracingDrawer }));

interface FileMenuProps {
  designing: Designing;
  tracing: TracingState;
}

/** What a file of the computer is for: its elements, or a picture to draw after. */
export function FileMenu({ designing, tracing }: FileMenuProps) {
  const [opened, setOpened] = useState<'insert' | 'trace'>();
  const button = useRef<HTMLButtonElement>(null);
  const close = async () => {
    setOpened(undefined);
    // The entry that opened it is gone with the menu.
    await nextTask();
    button.current?.focus();
  };
  return (
    <>
      <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            size="compact-sm"
            h={36}
            rightSection={<ChevronDown size={16} aria-hidden />}
          >
            {texts.file.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<FileInput size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpened('insert')}
          >
            {texts.file.title}
          </Menu.Item>
          <Menu.Item
            leftSection={<ImageUp size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpened('trace')}
          >
            {texts.tracing.title}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {opened === 'insert' && <FileDialog designing={designing} onClose={() => void close()} />}
        {opened === 'trace' && <TracingDrawer {...tracing} onClose={() => void close()} />}
      </Suspense>
    </>
  );
}
