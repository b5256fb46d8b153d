import { Alert } from '@mantine/core';
import { HelperAction, useHelperConnection } from '@/entities/printer-helper';
import { texts } from '../i18n';
import classes from './setup.module.css';

interface HelperMissingProps {
  /** Says what is not possible without the helper. */
  title: string;
  /** What can be done instead. */
  hint?: string;
}

/** Notice about why the printer helper does not answer, with the remedy. */
export function HelperMissing({ title, hint }: HelperMissingProps) {
  const connection = useHelperConnection();
  const { state, message, remedy } = connection;
  if (state === 'checking' || state === 'connected') {
    return (
      <p role="status" className={classes['hint']}>
        {texts.reading}
      </p>
    );
  }
  return (
    <Alert color="yellow" title={title} role="status">
      <p className={classes['words']}>{message}</p>
      {remedy !== '' && <p className={classes['words']}>{remedy}</p>}
      {hint !== undefined && <p className={classes['words']}>{hint}</p>}
      <HelperAction mt="sm" variant="default" connection={connection} />
    </Alert>
  );
}
