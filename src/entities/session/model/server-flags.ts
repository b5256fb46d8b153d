import { runtimeConfig } from '@/shared/config';

/** Flags of config.json about accounts; missing ones count as not set. */
type AccountFlag = 'registrationClosed' | 'demoMails' | 'signOutCall';

const isSet = (flag: AccountFlag): boolean => runtimeConfig().flags[flag] === true;

/** Returns whether this server accepts no registrations. */
export const isRegistrationClosed = (): boolean => isSet('registrationClosed');

/** Returns whether this is a demo without a mail server, whose e-mails can be read on a page. */
export const hasDemoMails = (): boolean => isSet('demoMails');

/** Returns whether the backend has the sign-out call, which is not part of the specification. */
export const takesSignOut = (): boolean => isSet('signOutCall');
