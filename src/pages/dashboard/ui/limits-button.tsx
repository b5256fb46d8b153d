import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

const LimitsDialog = lazyPart(async () => ({ default: (await import('./limits-dialog')).LimitsDialog }));

/** Button that opens the list of all limits of the subscription. */
export function LimitsButton() {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {texts.seeLimits}
      </Button>
      {isOpen && (
        <Suspense>
          <LimitsDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
