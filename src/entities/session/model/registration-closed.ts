import { runtimeConfig } from '@/shared/config';

/** Whether config.json says that this server takes no registrations; a server that says nothing takes them. */
export const isRegistrationClosed = (): boolean => runtimeConfig().flags['registrationClosed'] === true;
