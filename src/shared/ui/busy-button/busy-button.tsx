import { Button, Loader, VisuallyHidden, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import classes from './busy-button.module.css';

interface BusyButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  isBusy: boolean;
  /** Closed for a reason that stands beside it: it keeps the focus, so that the reason can be read. */
  isBlocked?: boolean;
}

/** A button that keeps its width and the focus while what it started is under way. */
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
