import { Alert } from '@mantine/core';
import { texts } from '../i18n';
import { printsReturn } from '../model/print-allowance';

/**
 * On screens that print: says that the allowance of this month is used up (specification 8), until when, and what can
 * be done.
 */
export function OutOfPrintsNotice() {
  return (
    <Alert color="red" role="alert" title={texts.outOfPrints}>
      {texts.outOfPrintsUntil({ day: printsReturn() })}
    </Alert>
  );
}
