import { templateTypes } from '../../foundation/values/template-types.ts';

/** Settings that are open in the demo and closed on other servers. */
export const demoConfig = { registration: 'open', selfServicePlans: templateTypes } as const;
