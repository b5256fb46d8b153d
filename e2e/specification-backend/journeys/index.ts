import { accountJourneys } from './account.ts';
import type { Journey } from './journey.ts';
import { labelJourneys } from './labels.ts';
import { organizationJourneys } from './organization.ts';
import { printingJourneys } from './printing.ts';
import { recordJourneys } from './records.ts';

/** Journeys that together make every call of the specification. */
export const journeys: readonly Journey[] = [
  ...accountJourneys,
  ...organizationJourneys,
  ...recordJourneys,
  ...labelJourneys,
  ...printingJourneys,
];
