import { templateTypes } from '../../foundation/values/template-types.ts';

/** What the demo opens to whoever tries it out, and other servers do not. */
export const demoConfig = { isRegistrationOpen: true, selfServicePlans: templateTypes } as const;
