import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Designing } from '../../model/use-designing';
import { texts } from '../i18n';

/** Loaded when it is first opened. */
const FileDialog = lazyPart(async () => ({ default: (await import('./file-dialog')).FileDialog }));

/** Opens the dialog that takes elements from a file. */
export function InsertFile({ designing }: { designing: Designing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="compact-sm" h={36} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.file.open}
      </Button>
      {isOpen && (
        <Suspense>
          <FileDialog designing={designing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
