import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import classes from './change-plan.module.css';

const ChangePlanDialog = lazyPart(async () => ({
  default: (await import('./change-plan-dialog')).ChangePlanDialog,
}));

/** Button that opens the choice of subscriptions, and message with the result. For tenant administrators. */
export function ChangePlanButton() {
  const [isOpen, dialog] = useDisclosure(false);
  const [changedTo, setChangedTo] = useState<string>();
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {texts.open}
      </Button>
      <p role="status" className={classes['done']}>
        {changedTo !== undefined && texts.done({ name: changedTo })}
      </p>
      {isOpen && (
        <Suspense>
          <ChangePlanDialog
            onClose={dialog.close}
            onChanged={(name) => {
              setChangedTo(name);
              dialog.close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
