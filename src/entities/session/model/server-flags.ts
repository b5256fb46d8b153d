import { runtimeConfig } from '@/shared/config';

/** The flags of config.json that are about accounts; a server that says nothing has none of them set. */
type AccountFlag = 'registrationClosed' | 'demoMails' | 'signOutCall';

const isSet = (flag: AccountFlag): boolean => runtimeConfig().flags[flag] === true;

/** Whether this server takes no registrations. */
export const isRegistrationClosed = (): boolean => isSet('registrationClosed');

/** Whether this is a demo without a mail server, whose mails can be read on a page. */
export const hasDemoMails = (): boolean => isSet('demoMails');

/** Whether the backend takes the sign-out call, which is one of our own. */
export const takesSignOut = (): boolean => isSet('signOutCall');
