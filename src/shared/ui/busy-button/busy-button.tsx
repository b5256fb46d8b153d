import { Button, Loader, VisuallyHidden, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './busy-button.module.css';

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  isBusy: boolean;
  /** Disabled for a reason shown beside the button. The button can still be focused, so that the reason is read out. */
  isBlocked?: boolean;
}

/** Button that keeps its width and the focus while its action is running. */
export function BusyButton({ isBusy, isBlocked = false, children, ...props }: BusyButtonProps) {
  const isClosed = isBusy || isBlocked;
  return (
    <Button {...props} aria-busy={isBusy} aria-disabled={isClosed} data-disabled={isClosed || undefined}>
      <span className={classes['stack']}>
        <span className={classes['label']} aria-hidden={isBusy} data-hidden={isBusy || undefined}>
          {children}
        </span>
        {isBusy && (
          <>
            <Loader size={18} color="currentColor" aria-hidden />
            <VisuallyHidden>{children}</VisuallyHidden>
          </>
        )}
      </span>
    </Button>
  );
}
