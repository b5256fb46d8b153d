import { Button, Menu } from '@mantine/core';
import { ChevronDown, FileInput, ImageUp } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { nextTask } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useFocusBack } from '@/shared/ui/main-focus';
import { SELECTING, type PointerMode } from '../../model/gesture-types';
import type { Designing } from '../../model/use-designing';
import type { TracingState } from '../../model/use-tracing';
import { texts } from '../../model/i18n';

/** Loaded when they are first opened. */
const FileDialog = lazyPart(async () => ({ default: (await import('./file-dialog')).FileDialog }));
const TracingDrawer = lazyPart(async () => ({ default: (await import('./tracing-drawer')).TracingDrawer }));

interface FileMenuProps {
  designing: Designing;
  tracing: TracingState;
  /** What is open: its elements are inserted, or it is a picture to draw after. */
  opened: 'insert' | 'trace' | undefined;
  onMode: (mode: PointerMode) => void;
  onOpened: (opened: 'insert' | 'trace' | undefined) => void;
}

/** What a file of the computer is for: its elements, or a picture to draw after. */
export function FileMenu({ designing, tracing, opened, onOpened, onMode }: FileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Where a key opened it, the drawing area.
  useFocusBack(opened !== undefined);
  const close = async () => {
    onOpened(undefined);
    // No point of the picture is waited for any more.
    onMode(SELECTING);
    // An entry that opened it is gone with the menu. Somebody may have pressed something else meanwhile.
    await nextTask();
    if (document.activeElement === document.body) button.current?.focus();
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
            onClick={() => onOpened('insert')}
          >
            {texts.file.title}
          </Menu.Item>
          <Menu.Item
            leftSection={<ImageUp size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => onOpened('trace')}
          >
            {texts.tracing.title}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {opened === 'insert' && <FileDialog designing={designing} onClose={() => void close()} />}
        {opened === 'trace' && (
          <TracingDrawer
            {...tracing}
            onMeasure={() => onMode({ kind: 'measure' })}
            onClose={() => void close()}
          />
        )}
      </Suspense>
    </>
  );
}
