import { Alert } from '@mantine/core';
import { texts } from './texts';

/** On screens that print: the allowance of this month is used up (specification 8). */
export function OutOfPrintsNotice() {
  return (
    <Alert color="red" role="alert">
      {texts.outOfPrints}
    </Alert>
  );
}
